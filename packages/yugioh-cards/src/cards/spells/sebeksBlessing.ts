import {
  battleDamageTo,
  directAttack,
  gainLife,
  justDamaged,
  quickPlaySpell,
} from '@rulechart/yugioh-expert/authoring';

export const sebeksBlessing = quickPlaySpell('22537443', 'セベクの祝福', "Sebek's Blessing", {
  if: [justDamaged('opponent', 'battle'), directAttack],
  does: [gainLife(battleDamageTo('opponent'))],
});
