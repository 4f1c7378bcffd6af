import {
  byBattle,
  called,
  inGraveyard,
  monster,
  mustTrigger,
  not,
  race,
  specialSummon,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const lordPoison = monster(
  '40320754',
  'ロードポイズン',
  'Lord Poison',
  { attribute: 'water', race: 'plant', level: 4, atk: 1500, def: 1000 },
  mustTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      targets: [target(inGraveyard('you', race('plant'), not(called('ロードポイズン')), summonable))],
      does: [specialSummon(targeted)],
    },
  ),
);
