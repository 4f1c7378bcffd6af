import {
  cardsOnField,
  choose,
  monster,
  named,
  oneOf,
  reveal,
  toDeck,
  toHand,
  topOfDeck,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const darkScorpionChickTheYellow = monster(
  '61587183',
  '黒蠍－逃げ足のチック',
  'Dark Scorpion - Chick the Yellow',
  { attribute: 'dark', race: 'warrior', level: 3, atk: 1000, def: 1000 },
  whenTrigger(
    { event: 'damaged', self: true, whose: 'opponent' },
    {
      does: [
        oneOf([
          {
            label: {
              ja: 'フィールド上のカード1枚を持ち主の手札に戻す',
              en: "return a card on the field to the owner's hand",
            },
            does: [choose('returned', cardsOnField()), toHand(named('returned'), 'return')],
          },
          {
            label: {
              ja: '相手のデッキの一番上のカードを見て、デッキの一番上か一番下に戻す',
              en: "look at the top card of your opponent's Deck and return it to the top or the bottom",
            },
            does: [
              reveal(topOfDeck(1, 'opponent'), 'you'),
              oneOf([
                {
                  label: { ja: 'デッキの一番上に戻す', en: 'return it to the top of the Deck' },
                  does: [toDeck(topOfDeck(1, 'opponent'), 'top')],
                },
                {
                  label: { ja: 'デッキの一番下に戻す', en: 'return it to the bottom of the Deck' },
                  does: [toDeck(topOfDeck(1, 'opponent'), 'bottom')],
                },
              ]),
            ],
          },
        ]),
      ],
    },
  ),
);
