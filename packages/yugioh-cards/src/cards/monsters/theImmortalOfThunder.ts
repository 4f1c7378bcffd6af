import { flip, gainLife, loseLife, monster, mustTrigger, wasFlipped } from '@rulechart/yugioh-expert/authoring';

export const theImmortalOfThunder = monster(
  '84926738',
  '雷仙人',
  'The Immortal of Thunder',
  { attribute: 'light', race: 'thunder', level: 4, atk: 1500, def: 1300, sub: ['effect', 'flip'] },
  flip({ does: [gainLife(3000)] }),
  mustTrigger(
    { event: 'moved', self: true, from: 'monsters', to: 'graveyard' },
    { from: ['graveyard'], if: [wasFlipped], does: [loseLife(5000)] },
  ),
);
