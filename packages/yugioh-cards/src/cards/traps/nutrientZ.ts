import { battleDamageTo, compare, gainLife, normalTrap } from '@rulechart/yugioh-expert/authoring';

export const nutrientZ = normalTrap('29389368', '体力増強剤スーパーＺ', 'Nutrient Z', {
  if: [compare(battleDamageTo('you'), '>=', 2000)],
  does: [gainLife(4000)],
  traits: { damageStep: 'calculation' },
});
