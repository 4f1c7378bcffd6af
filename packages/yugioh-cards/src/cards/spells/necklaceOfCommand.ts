import {
  all,
  byBattle,
  discardRandom,
  draw,
  equipSpell,
  fellWith,
  mustTrigger,
  oneOf,
  wasControlledBy,
} from '@rulechart/yugioh-expert/authoring';

export const necklaceOfCommand = equipSpell(
  '48576971',
  '与奪の首飾り',
  'Necklace of Command',
  {},
  [],
  mustTrigger(
    {
      event: 'moved',
      self: true,
      to: 'graveyard',
      which: fellWith(all(byBattle, wasControlledBy('you'))),
    },
    {
      from: ['graveyard'],
      does: [
        oneOf([
          { label: { ja: '自分のデッキからカードを1枚ドローする', en: 'draw a card' }, does: [draw(1)] },
          {
            label: { ja: '相手の手札をランダムに1枚捨てる', en: 'your opponent discards a random card' },
            does: [discardRandom(1, 'opponent')],
          },
        ]),
      ],
    },
  ),
);
