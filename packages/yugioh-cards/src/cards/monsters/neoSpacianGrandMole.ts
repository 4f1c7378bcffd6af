import { battleOpponent, both, monster, some, thisCard, toHand, whenTrigger } from '@rulechart/yugioh-expert/authoring';

export const neoSpacianGrandMole = monster(
  '80344569',
  'Ｎ・グラン・モール',
  'Neo-Spacian Grand Mole',
  { attribute: 'earth', race: 'rock', level: 3, atk: 900, def: 300 },
  whenTrigger(
    { event: 'damage step begins', self: true },
    { if: [some(battleOpponent)], does: [toHand(both(thisCard, battleOpponent), 'return')] },
  ),
);
