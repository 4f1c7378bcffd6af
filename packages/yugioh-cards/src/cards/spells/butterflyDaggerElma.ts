import {
  all,
  equipSpell,
  host,
  modify,
  thisCard,
  toHand,
  wasFaceUp,
  wasIn,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const butterflyDaggerElma = equipSpell(
  '69243953',
  '蝶の短剣－エルマ',
  'Butterfly Dagger - Elma',
  {},
  [modify('atk', 'add', 300, host)],
  whenTrigger(
    { event: 'destroyed', self: true, which: all(wasFaceUp, wasIn('spells')) },
    { from: ['graveyard'], does: [toHand(thisCard, 'return')] },
  ),
);
