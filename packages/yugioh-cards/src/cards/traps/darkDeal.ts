import {
  answersActivation,
  changeEffect,
  discardRandom,
  normalTrap,
  payLife,
  substituteEffect,
} from '@rulechart/yugioh-expert/authoring';

export const darkDeal = normalTrap(
  '65824822',
  '闇の取引',
  'Dark Deal',
  {
    respondsTo: answersActivation({ kind: 'spell', icon: 'normal', of: 'opponent', activation: true }),
    cost: [payLife(1000)],
    does: [changeEffect(1, { ja: '相手の手札をランダムに1枚捨てる', en: 'your opponent discards 1 random card' })],
  },
  substituteEffect({ does: [discardRandom(1, 'opponent')] }),
);
