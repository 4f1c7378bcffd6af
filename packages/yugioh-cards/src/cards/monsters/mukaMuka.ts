import { continuous, count, inHand, modify, monster, thisCard, times } from '@rulechart/yugioh-expert/authoring';

export const mukaMuka = monster(
  '46657337',
  'ムカムカ',
  'Muka Muka',
  { attribute: 'earth', race: 'rock', level: 2, atk: 600, def: 300 },
  continuous(
    modify('atk', 'add', times(300, count(inHand('you'))), thisCard),
    modify('def', 'add', times(300, count(inHand('you'))), thisCard),
  ),
);
