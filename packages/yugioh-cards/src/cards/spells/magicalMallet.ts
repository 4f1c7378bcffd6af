import {
  afterwards,
  choose,
  count,
  declaredNumber,
  draw,
  fixNumber,
  inHand,
  named,
  normalSpell,
  other,
  some,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const magicalMallet = normalSpell('85852291', '打ち出の小槌', 'Magical Mallet', {
  if: [some(inHand('you', other))],
  does: [
    choose('chosen', inHand('you', other), { count: 60, atLeast: 1 }),
    fixNumber(count(named('chosen'))),
    toDeck(named('chosen')),
    ...afterwards(draw(declaredNumber())),
  ],
});
