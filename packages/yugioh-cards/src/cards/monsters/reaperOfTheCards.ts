import {
  any,
  destroy,
  faceDown,
  flip,
  isTrap,
  monster,
  reveal,
  spellsAndTraps,
  target,
  targeted,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const reaperOfTheCards = monster(
  '33066139',
  'カードを狩る死神',
  'Reaper of the Cards',
  { attribute: 'dark', race: 'fiend', level: 5, atk: 1380, def: 1930, sub: ['effect', 'flip'] },
  flip({
    targets: [target(spellsAndTraps('either', any(faceDown, isTrap)))],
    does: [reveal(those(targeted, faceDown)), destroy(those(targeted, isTrap))],
  }),
);
