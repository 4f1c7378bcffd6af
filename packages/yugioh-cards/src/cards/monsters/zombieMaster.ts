import {
  ignition,
  inGraveyard,
  isMonster,
  levelAtMost,
  monster,
  race,
  sendFromHand,
  specialSummon,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const zombieMaster = monster(
  '17259470',
  'ゾンビ・マスター',
  'Zombie Master',
  { attribute: 'dark', race: 'zombie', level: 4, atk: 1800, def: 0 },
  ignition({
    limit: { per: 'turn', by: 'card' },
    cost: [sendFromHand(1, isMonster)],
    targets: [target(inGraveyard('either', race('zombie'), levelAtMost(4), summonable))],
    does: [specialSummon(targeted)],
  }),
);
