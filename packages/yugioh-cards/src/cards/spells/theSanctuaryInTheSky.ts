import { continuous, faceUp, fieldSpell, mark, monsters, race } from '@rulechart/yugioh-expert/authoring';

export const theSanctuaryInTheSky = fieldSpell(
  '56433456',
  '天空の聖域',
  'The Sanctuary in the Sky',
  {},
  continuous(mark('costs its player no battle damage', monsters('either', faceUp, race('fairy')))),
);
