import {
  continuous,
  count,
  inGraveyard,
  isMonster,
  modify,
  monster,
  thisCard,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const shadowGhoul = monster(
  '30778711',
  'シャドウ・グール',
  'Shadow Ghoul',
  { attribute: 'dark', race: 'zombie', level: 5, atk: 1600, def: 1300 },
  continuous(modify('atk', 'add', times(100, count(inGraveyard('you', isMonster))), thisCard)),
);
