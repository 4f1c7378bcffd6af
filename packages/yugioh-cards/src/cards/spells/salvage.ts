import {
  atkAtMost,
  attribute,
  inGraveyard,
  normalSpell,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const salvage = normalSpell('96947648', 'サルベージ', 'Salvage', {
  targets: [target(inGraveyard('you', attribute('water'), atkAtMost(1500)), { count: 2 })],
  does: [toHand(targeted)],
});
