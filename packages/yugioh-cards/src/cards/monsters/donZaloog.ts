import { discardRandom, monster, oneOf, sendTop, whenTrigger } from '@rulechart/yugioh-expert/authoring';

export const donZaloog = monster(
  '76922029',
  '首領・ザルーグ',
  'Don Zaloog',
  { attribute: 'dark', race: 'warrior', level: 4, atk: 1400, def: 1500 },
  whenTrigger(
    { event: 'damaged', self: true, whose: 'opponent' },
    {
      does: [
        oneOf([
          {
            label: { ja: '相手の手札をランダムに1枚捨てる', en: 'your opponent discards 1 random card' },
            does: [discardRandom(1, 'opponent')],
          },
          {
            label: {
              ja: '相手のデッキの上からカードを2枚墓地へ送る',
              en: "send the top 2 cards of your opponent's Deck to the Graveyard",
            },
            does: [sendTop(2, 'opponent')],
          },
        ]),
      ],
    },
  ),
);
