import {
  cameThisTurn,
  ignition,
  inGraveyard,
  isSpell,
  monster,
  target,
  targeted,
  toDeck,
  tributeThis,
} from '@rulechart/yugioh-expert/authoring';

export const fairyGuardian = monster(
  '22419772',
  'ピクシーガーディアン',
  'Fairy Guardian',
  { attribute: 'wind', race: 'fairy', level: 3, atk: 1000, def: 1000 },
  ignition({
    cost: [tributeThis()],
    targets: [target(inGraveyard('you', isSpell, cameThisTurn('effect', 'opponent')))],
    does: [toDeck(targeted, 'bottom')],
  }),
);
