import {
  any,
  attackCost,
  called,
  choose,
  ignition,
  inGraveyard,
  monster,
  named,
  payLife,
  specialSummonEach,
  summonable,
  thisCard,
  toGraveyard,
} from '@rulechart/yugioh-expert/authoring';

export const machinaForce = monster(
  '58054262',
  'マシンナーズ・フォース',
  'Machina Force',
  { attribute: 'earth', race: 'machine', level: 10, atk: 4600, def: 4100, special: 'nomi' },
  attackCost([payLife(1000)]),
  ignition({
    cost: [toGraveyard(thisCard)],
    does: [
      choose(
        'parts',
        inGraveyard(
          'you',
          any(
            called('マシンナーズ・ソルジャー'),
            called('マシンナーズ・スナイパー'),
            called('マシンナーズ・ディフェンダー'),
          ),
          summonable,
        ),
        {
          count: 3,
          constraint: {
            oneOf: [
              called('マシンナーズ・ソルジャー'),
              called('マシンナーズ・スナイパー'),
              called('マシンナーズ・ディフェンダー'),
            ],
          },
        },
      ),
      specialSummonEach(named('parts')),
    ],
  }),
);
