import { choose, flip, monster, monsters, remember, swapControl, thisCard } from '@rulechart/yugioh-expert/authoring';

export const dummyGolem = monster(
  '13532663',
  'ダミー・ゴーレム',
  'Dummy Golem',
  { attribute: 'earth', race: 'rock', level: 2, atk: 800, def: 800, sub: ['effect', 'flip'] },
  flip({
    does: [
      remember('self', thisCard),
      choose('theirs', monsters('opponent'), { by: 'opponent' }),
      swapControl('self', 'theirs'),
    ],
  }),
);
