import {
  any,
  choose,
  compare,
  faceDown,
  faceUp,
  levelAtLeast,
  monsters,
  named,
  normalSpell,
  race,
  stat,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const tailSwipe = normalSpell('83682725', 'テールスイング', 'Tail Swipe', {
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
