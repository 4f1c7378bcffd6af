import {
  any,
  called,
  choose,
  inDeck,
  named,
  oneOf,
  quickPlaySpell,
  shuffleDeck,
  specialSummon,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const theFluteOfSummoningKuriboh = quickPlaySpell(
  '20065322',
  'クリボーを呼ぶ笛',
  'The Flute of Summoning Kuriboh',
  {
    does: [
      choose('found', inDeck('you', any(called('クリボー'), called('ハネクリボー')))),
      oneOf([
        {
          label: {
            ja: 'デッキの「クリボー」か「ハネクリボー」1体を手札に加える',
            en: 'add 1 "Kuriboh" or "Winged Kuriboh" from your Deck to your hand',
          },
          does: [toHand(named('found'))],
        },
        {
          label: {
            ja: 'デッキの「クリボー」か「ハネクリボー」1体を特殊召喚する',
            en: 'Special Summon 1 "Kuriboh" or "Winged Kuriboh" from your Deck',
          },
          does: [specialSummon(named('found'))],
        },
      ]),
      shuffleDeck(),
    ],
  },
);
