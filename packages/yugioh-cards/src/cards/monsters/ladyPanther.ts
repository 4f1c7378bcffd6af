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

export const ladyPanther = monster(
  '38480590',
  '女豹の傭兵',
  'Lady Panther',
  { attribute: 'earth', race: 'beast-warrior', level: 4, atk: 1400, def: 1300 },
  ignition({
    cost: [tributeThis()],
    targets: [target(inGraveyard('you', isMonster, cameThisTurn('battle')))],
    does: [toDeck(targeted, 'top')],
  }),
);
