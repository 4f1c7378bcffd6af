import {
  continuous,
  inDefensePosition,
  isThis,
  mark,
  monster,
  require,
  thisCard,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const berserkGorilla = monster(
  '39168895',
  '怒れる類人猿',
  'Berserk Gorilla',
  { attribute: 'earth', race: 'beast', level: 4, atk: 2000, def: 1000 },
  continuous(mark('destroys itself', those(thisCard, inDefensePosition)), require('attack', isThis)),
);
