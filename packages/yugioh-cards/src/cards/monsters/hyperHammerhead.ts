import { battleOpponent, fought, monster, mustTrigger, toHand } from '@rulechart/yugioh-expert/authoring';

export const hyperHammerhead = monster(
  '02671330',
  'ハイパーハンマーヘッド',
  'Hyper Hammerhead',
  { attribute: 'earth', race: 'dinosaur', level: 4, atk: 1500, def: 1200 },
  mustTrigger(
    { event: 'damage step ends' },
    {
      from: ['monsters', 'graveyard'],
      if: [fought],
      does: [toHand(battleOpponent, 'return')],
    },
  ),
);
