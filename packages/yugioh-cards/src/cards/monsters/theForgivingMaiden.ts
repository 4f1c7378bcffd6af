import {
  cameThisTurn,
  ignition,
  inGraveyard,
  isMonster,
  monster,
  target,
  targeted,
  toHand,
  tributeThis,
} from '@rulechart/yugioh-expert/authoring';

export const theForgivingMaiden = monster(
  '84080938',
  '慈悲深き修道女',
  'The Forgiving Maiden',
  { attribute: 'light', race: 'fairy', level: 4, atk: 850, def: 2000 },
  ignition({
    cost: [tributeThis()],
    targets: [target(inGraveyard('you', isMonster, cameThisTurn('battle')))],
    does: [toHand(targeted, 'return')],
  }),
);
