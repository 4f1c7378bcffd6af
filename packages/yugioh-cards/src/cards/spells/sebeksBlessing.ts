import {
  attacker,
  battleDamageTo,
  controlledBy,
  directAttack,
  gainLife,
  justDamaged,
  quickPlaySpell,
  some,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const sebeksBlessing = quickPlaySpell('22537443', 'セベクの祝福', "Sebek's Blessing", {
  if: [justDamaged('opponent', 'battle'), directAttack, some(those(attacker, controlledBy('you')))],
  does: [gainLife(battleDamageTo('opponent'))],
  traits: { damageStep: true },
});
