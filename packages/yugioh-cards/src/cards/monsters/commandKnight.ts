import {
  continuous,
  faceUp,
  forbid,
  isThis,
  modify,
  monster,
  monsters,
  other,
  race,
  some,
} from '@rulechart/yugioh-expert/authoring';

export const commandKnight = monster(
  '10375182',
  'コマンド・ナイト',
  'Command Knight',
  { attribute: 'fire', race: 'warrior', level: 4, atk: 1200, def: 1900 },
  continuous(modify('atk', 'add', 400, monsters('you', faceUp, race('warrior')))),
  continuous(forbid('be attacked', { which: isThis, if: some(monsters('you', other)) })),
);
