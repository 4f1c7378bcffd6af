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
  if: [some(inHand('opponent')), compare(count(inHand('opponent')), '<=', 3)],
  does: [
    fixNumber(count(inHand('opponent'))),
    toDeck(inHand('opponent')),
    ...afterwards(draw(declaredNumber(), 'opponent')),
  ],
});
