import {
  atkAtMost,
  controlledBy,
  destroy,
  faceUp,
  inZone,
  justSummoned,
  monsters,
  normalTrap,
  sameNameAs,
  shuffleDeck,
  some,
  target,
  targeted,
  those,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const chainDestruction = normalTrap('01248895', '連鎖破壊', 'Chain Destruction', {
  if: [some(monsters('either', justSummoned(), faceUp, atkAtMost(2000)))],
  targets: [target(monsters('either', justSummoned(), faceUp, atkAtMost(2000)))],
  does: [
    when(
      some(those(targeted, controlledBy('you'))),
      [destroy(inZone(['hand', 'deck'], 'you', sameNameAs('target'))), shuffleDeck()],
      [destroy(inZone(['hand', 'deck'], 'opponent', sameNameAs('target'))), shuffleDeck('opponent')],
    ),
  ],
});
