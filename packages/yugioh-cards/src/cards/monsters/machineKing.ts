import {
  continuous,
  count,
  faceUp,
  modify,
  monster,
  monsters,
  race,
  thisCard,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const machineKing = monster(
  '46700124',
  '機械王',
  'Machine King',
  { attribute: 'earth', race: 'machine', level: 6, atk: 2200, def: 2000 },
  continuous(modify('atk', 'add', times(100, count(monsters('either', faceUp, race('machine')))), thisCard)),
);
