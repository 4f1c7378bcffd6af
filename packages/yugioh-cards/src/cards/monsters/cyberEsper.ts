import {
  immediate,
  inAttackPosition,
  monster,
  reveal,
  some,
  subjectCard,
  thisCard,
  those,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const cyberEsper = monster(
  '91663373',
  'サイバー・エスパー',
  'Cyber Esper',
  { attribute: 'fire', race: 'machine', level: 4, atk: 1200, def: 1800 },
  immediate(
    { event: 'drawn', whose: 'opponent', each: true },
    { does: [when(some(those(thisCard, inAttackPosition)), [reveal(subjectCard, 'you')])] },
  ),
);
