import { damage, gainLife, quickPlaySpell } from '@rulechart/yugioh-expert/authoring';

export const poisonOfTheOldMan = quickPlaySpell('08842266', 'ご隠居の猛毒薬', 'Poison of the Old Man', [
  { label: { ja: 'ライフを回復する', en: 'gain Life Points' }, does: [gainLife(1200)] },
  { label: { ja: 'ダメージを与える', en: 'inflict damage' }, does: [damage(800)] },
]);
