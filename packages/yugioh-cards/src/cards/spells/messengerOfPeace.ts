import {
  atkAtLeast,
  continuous,
  continuousSpell,
  destroy,
  forbid,
  maintenance,
  oneOf,
  payLife,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const messengerOfPeace = continuousSpell(
  '44656491',
  '平和の使者',
  'Messenger of Peace',
  {},
  continuous(forbid('attack', { which: atkAtLeast(1500) })),
  maintenance({
    does: [
      oneOf([
        { label: { ja: 'ライフポイントを100払う', en: 'pay 100 Life Points' }, does: [payLife(100)] },
        { label: { ja: 'このカードを破壊する', en: 'destroy this card' }, does: [destroy(thisCard)] },
      ]),
    ],
  }),
);
