import { afterwards, compare, count, draw, inHand, normalTrap, toDeck } from '@rulechart/yugioh-expert/authoring';

export const heavySlump = normalTrap('52417194', '大暴落', 'Heavy Slump', {
  if: [compare(count(inHand('opponent')), '>=', 8)],
  does: [toDeck(inHand('opponent')), ...afterwards(draw(2, 'opponent'))],
});
