import { gainLife, linkAtLeast, normalTrap, thisCard, toDeck, toHand, when } from '@rulechart/yugioh-expert/authoring';

export const chainHealing = normalTrap('25050038', 'チェーン・ヒーリング', 'Chain Healing', {
  does: [gainLife(500), when(linkAtLeast(4), [toHand(thisCard, 'return')], [when(linkAtLeast(2), [toDeck(thisCard)])])],
});
