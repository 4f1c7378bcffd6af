import { draw, fought, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const chainsawInsect = monster(
  '77252217',
  '電動刃虫',
  'Chainsaw Insect',
  { attribute: 'earth', race: 'insect', level: 4, atk: 2400, def: 0 },
  mustTrigger(
    { event: 'damage step ends' },
    { from: ['monsters', 'graveyard'], if: [fought], does: [draw(1, 'opponent')] },
  ),
);
