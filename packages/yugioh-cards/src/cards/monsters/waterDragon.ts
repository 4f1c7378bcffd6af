import {
  any,
  attribute,
  called,
  choose,
  continuous,
  faceUp,
  inGraveyard,
  modify,
  monster,
  monsters,
  named,
  race,
  specialSummonEach,
  summonable,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const waterDragon = monster(
  '85066822',
  'ウォーター・ドラゴン',
  'Water Dragon',
  {
    attribute: 'water',
    race: 'sea serpent',
    level: 8,
    atk: 2800,
    def: 2600,
    special: 'nomi',
    broughtOnlyBy: 'ボンディング－Ｈ２Ｏ',
  },
  continuous(modify('atk', 'set', 0, monsters('either', faceUp, any(attribute('fire'), race('pyro'))))),
  whenTrigger(
    { event: 'destroyed', self: true, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('parts', inGraveyard('you', any(called('ハイドロゲドン'), called('オキシゲドン')), summonable), {
          count: 3,
          constraint: { oneOf: [called('ハイドロゲドン'), called('ハイドロゲドン'), called('オキシゲドン')] },
        }),
        specialSummonEach(named('parts')),
      ],
    },
  ),
);
