import {
  afterwards,
  count,
  declaredNumber,
  draw,
  fixNumber,
  inHand,
  normalTrap,
  some,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const disturbanceStrategy = normalTrap('77561728', '攪乱作戦', 'Disturbance Strategy', {
  if: [some(inHand('opponent'))],
  does: [
    fixNumber(count(inHand('opponent'))),
    toDeck(inHand('opponent')),
    ...afterwards(draw(declaredNumber(), 'opponent')),
  ],
});
