import {
  cameThisTurn,
  ignition,
  inGraveyard,
  isMonster,
  monster,
  target,
  targeted,
  toDeck,
  tributeThis,
} from '@rulechart/yugioh-expert/authoring';

export const crimsonSentry = monster(
  '28358902',
  '紅蓮の女守護兵',
  'Crimson Sentry',
  { attribute: 'fire', race: 'warrior', level: 4, atk: 1500, def: 1200 },
  ignition({
    cost: [tributeThis()],
    targets: [target(inGraveyard('you', isMonster, cameThisTurn('battle')))],
    does: [toDeck(targeted, 'bottom')],
  }),
);
