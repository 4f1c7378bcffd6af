import {
  choose,
  destroy,
  faceUp,
  ifYouDo,
  inDeck,
  isMonster,
  monsters,
  named,
  normalTrap,
  sameNameAs,
  shuffleDeck,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const generationShift = normalTrap('34460239', 'ジェネレーション・チェンジ', 'Generation Shift', {
  targets: [target(monsters('you', faceUp))],
  does: [
    destroy(targeted),
    ...ifYouDo(choose('found', inDeck('you', isMonster, sameNameAs('target'))), toHand(named('found')), shuffleDeck()),
  ],
});
