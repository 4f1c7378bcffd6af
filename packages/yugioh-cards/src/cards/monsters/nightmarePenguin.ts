import {
  attribute,
  cardsOnField,
  continuous,
  faceUp,
  modify,
  monster,
  monsters,
  mustTrigger,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const nightmarePenguin = monster(
  '81306586',
  'ペンギン・ナイトメア',
  'Nightmare Penguin',
  { attribute: 'water', race: 'aqua', level: 4, atk: 900, def: 1800 },
  continuous(modify('atk', 'add', 200, monsters('you', faceUp, attribute('water')))),
  mustTrigger(
    { event: 'turned', self: true },
    { targets: [target(cardsOnField('opponent'))], does: [toHand(targeted, 'return')] },
  ),
);
