import { blockZones, continuous, immediate, mark, monster, oneOf } from '@rulechart/yugioh-expert/authoring';

/** おジャマ・キング: which of the free zones are blocked makes no difference in this era; the count is chosen, the last ones are taken. */
export const ojamaKing = monster(
  '90140980',
  'おジャマ・キング',
  'Ojama King',
  {
    attribute: 'light',
    race: 'beast',
    level: 6,
    atk: 0,
    def: 3000,
    sub: ['effect', 'fusion'],
    materials: ['おジャマ・グリーン', 'おジャマ・イエロー', 'おジャマ・ブラック'],
  },
  continuous(mark('blocks monster zones')),
  immediate(
    { event: 'summoned', self: true },
    {
      does: [
        oneOf(
          [3, 2, 1, 0].map((n) => ({
            label: { ja: `${n}ヵ所`, en: `${n} zone${n === 1 ? '' : 's'}` },
            does: [blockZones(n)],
          })),
        ),
      ],
    },
  ),
);
