import {
  afterThat,
  draw,
  inGraveyard,
  isMonster,
  normalSpell,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const potOfAvarice = normalSpell('67169062', '貪欲な壺', 'Pot of Avarice', {
  targets: [target(inGraveyard('you', isMonster), { count: 5 })],
  does: [toDeck(targeted), ...afterThat(draw(2))],
});
