import {
  attacker,
  chooseAtRandom,
  continuousTrap,
  declare,
  fieldTrigger,
  inHand,
  named,
  not,
  ofDeclaredKind,
  reveal,
  some,
  those,
  toHand,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const ordealOfATraveler = continuousTrap(
  '39537362',
  '旅人の試練',
  'Ordeal of a Traveler',
  {},
  fieldTrigger(
    { event: 'attack declared', whose: 'opponent' },
    {
      if: [some(inHand('you'))],
      does: [
        chooseAtRandom('shown', inHand('you')),
        declare('kind', 0, 'opponent'),
        reveal(named('shown')),
        when(not(some(those(named('shown'), ofDeclaredKind))), [toHand(attacker, 'return')]),
      ],
    },
  ),
);
