import { as, gainLife, last, monsters, oneOf, quickPlaySpell, tribute } from '@rulechart/yugioh-expert/authoring';

export const mystikWok = quickPlaySpell('80161395', '神秘の中華なべ', 'Mystik Wok', {
  cost: [as('offered', tribute(1, monsters('you')))],
  does: [
    oneOf([
      {
        label: { ja: '生け贄に捧げたモンスターの攻撃力分回復する', en: 'gain the ATK of the Tributed monster' },
        does: [gainLife(last('atk', 'offered'))],
      },
      {
        label: { ja: '生け贄に捧げたモンスターの守備力分回復する', en: 'gain the DEF of the Tributed monster' },
        does: [gainLife(last('def', 'offered'))],
      },
    ]),
  ],
});
