import {
  choose,
  inDeck,
  inGraveyard,
  inGroup,
  monster,
  named,
  oneOf,
  shuffleDeck,
  toHand,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const darkScorpionMeanaeTheThorn = monster(
  '74153887',
  '黒蠍－棘のミーネ',
  'Dark Scorpion - Meanae the Thorn',
  { attribute: 'dark', race: 'warrior', level: 4, atk: 1000, def: 1800 },
  whenTrigger(
    { event: 'damaged', self: true, whose: 'opponent' },
    {
      does: [
        oneOf([
          {
            label: {
              ja: 'デッキから「黒蠍」と名のついたカード1枚を手札に加える',
              en: 'add a "Dark Scorpion" card from your Deck to your hand',
            },
            does: [choose('found', inDeck('you', inGroup('黒蠍'))), toHand(named('found')), shuffleDeck()],
          },
          {
            label: {
              ja: '墓地から「黒蠍」と名のついたカード1枚を手札に加える',
              en: 'add a "Dark Scorpion" card from your Graveyard to your hand',
            },
            does: [choose('recovered', inGraveyard('you', inGroup('黒蠍'))), toHand(named('recovered'))],
          },
        ]),
      ],
    },
  ),
);
