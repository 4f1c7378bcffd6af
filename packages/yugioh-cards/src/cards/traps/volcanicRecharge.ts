import {
  inGraveyard,
  inGroup,
  isMonster,
  normalTrap,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const volcanicRecharge = normalTrap('33725271', 'ヴォルカニック・チャージ', 'Volcanic Recharge', {
  targets: [target(inGraveyard('you', isMonster, inGroup('ヴォルカニック')), { count: 3, atLeast: 1 })],
  does: [toDeck(targeted)],
});
