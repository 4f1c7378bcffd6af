import {
  afterwards,
  count,
  declaredNumber,
  draw,
  fixNumber,
  inHand,
  other,
  quickPlaySpell,
  some,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const reload = quickPlaySpell('22589918', 'リロード', 'Reload', {
  if: [some(inHand('you', other))],
  does: [fixNumber(count(inHand('you', other))), toDeck(inHand('you', other)), ...afterwards(draw(declaredNumber()))],
});
