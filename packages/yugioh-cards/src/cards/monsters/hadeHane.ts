import { choose, doomed, flip, monster, monsters, named, not, toHand } from '@rulechart/yugioh-expert/authoring';

export const hadeHane = monster(
  '28357177',
  '派手ハネ',
  'Hade-Hane',
  { attribute: 'earth', race: 'beast', level: 5, atk: 900, def: 1000, sub: ['effect', 'flip'] },
  flip({
    does: [
      choose('returned', monsters('either', not(doomed)), { count: 3, atLeast: 1 }),
      toHand(named('returned'), 'return'),
    ],
  }),
);
