import {
  any,
  choose,
  compare,
  faceDown,
  faceUp,
  highestOf,
  levelAtLeast,
  monsters,
  named,
  normalSpell,
  race,
  some,
  stat,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const tailSwipe = normalSpell('83682725', 'テールスイング', 'Tail Swipe', {
  if: [
    some(
      monsters(
        'opponent',
        any(
          faceDown,
          compare(stat('level'), '<', highestOf('level', monsters('you', faceUp, race('dinosaur'), levelAtLeast(5)))),
        ),
      ),
    ),
  ],
  targets: [target(monsters('you', faceUp, race('dinosaur'), levelAtLeast(5)))],
  does: [
    choose('returned', monsters('opponent', any(faceDown, compare(stat('level'), '<', stat('level', targeted)))), {
      count: 2,
      upTo: true,
      atLeast: 1,
    }),
    toHand(named('returned'), 'return'),
  ],
});
