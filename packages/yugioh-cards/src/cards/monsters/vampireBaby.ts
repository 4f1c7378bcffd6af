import {
  cameThisTurn,
  ifTrigger,
  inGraveyard,
  monster,
  named,
  remember,
  some,
  specialSummonEach,
  summonable,
} from '@rulechart/yugioh-expert/authoring';

export const vampireBaby = monster(
  '56387350',
  'ヴァンパイア・ベビー',
  'Vampire Baby',
  { attribute: 'dark', race: 'zombie', level: 3, atk: 700, def: 1000 },
  ifTrigger(
    { event: 'battle phase ends' },
    {
      if: [some(inGraveyard('either', cameThisTurn('battle', 'this'), summonable))],
      does: [
        remember('fallen', inGraveyard('either', cameThisTurn('battle', 'this'))),
        specialSummonEach(named('fallen')),
      ],
    },
  ),
);
