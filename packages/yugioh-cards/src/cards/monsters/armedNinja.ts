import {
  any,
  destroy,
  faceDown,
  flip,
  isSpell,
  monster,
  reveal,
  spellsAndTraps,
  target,
  targeted,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const armedNinja = monster(
  '09076207',
  '青い忍者',
  'Armed Ninja',
  { attribute: 'earth', race: 'warrior', level: 1, atk: 300, def: 300, sub: ['effect', 'flip'] },
  flip({
    targets: [target(spellsAndTraps('either', any(faceDown, isSpell)))],
    does: [reveal(those(targeted, faceDown)), destroy(those(targeted, isSpell))],
  }),
);
