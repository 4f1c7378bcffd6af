import {
  afterwards,
  compare,
  count,
  declaredNumber,
  draw,
  fixNumber,
  inHand,
  quickPlaySpell,
  some,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const mindWipe = quickPlaySpell('52817046', '記憶抹消', 'Mind Wipe', {
  if: [compare(count(inHand('opponent')), '<=', 3), some(inHand('opponent'))],
  does: [
    fixNumber(count(inHand('opponent'))),
    toDeck(inHand('opponent')),
    ...afterwards(draw(declaredNumber(), 'opponent')),
  ],
});
