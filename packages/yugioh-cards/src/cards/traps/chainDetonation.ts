import { damage, linkAtLeast, normalTrap, thisCard, toDeck, toHand, when } from '@rulechart/yugioh-expert/authoring';

export const chainDetonation = normalTrap('51449743', 'チェーン・ブラスト', 'Chain Detonation', {
  does: [damage(500), when(linkAtLeast(4), [toHand(thisCard, 'return')], [when(linkAtLeast(2), [toDeck(thisCard)])])],
});
