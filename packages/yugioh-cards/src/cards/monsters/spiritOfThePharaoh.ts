import {
  inGraveyard,
  levelAtMost,
  monster,
  race,
  specialSummonEach,
  sub,
  summonable,
  summonedAs,
  target,
  targeted,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const spiritOfThePharaoh = monster(
  '25343280',
  'スピリッツ・オブ・ファラオ',
  'Spirit of the Pharaoh',
  { attribute: 'light', race: 'zombie', level: 6, atk: 2500, def: 2000, special: 'nomi', broughtOnlyBy: '第一の棺' },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('special') },
    {
      targets: [
        target(inGraveyard('you', race('zombie'), sub('normal'), levelAtMost(2), summonable), { count: 4, atLeast: 1 }),
      ],
      does: [specialSummonEach(targeted)],
    },
  ),
);
