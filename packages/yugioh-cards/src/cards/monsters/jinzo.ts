import {
  continuous,
  faceUp,
  forbid,
  isTrap,
  monster,
  negate,
  spellsAndTraps,
} from '@rulechart/yugioh-expert/authoring';

export const jinzo = monster(
  '77585513',
  '人造人間－サイコ・ショッカー',
  'Jinzo',
  { attribute: 'dark', race: 'machine', level: 6, atk: 2400, def: 1500 },
  continuous(forbid('activate trap'), negate(spellsAndTraps('either', faceUp, isTrap))),
);
