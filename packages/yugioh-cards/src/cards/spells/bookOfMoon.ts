import {
  faceUp,
  monsters,
  not,
  quickPlaySpell,
  sub,
  target,
  targeted,
  those,
  turnFaceDown,
} from '@rulechart/yugioh-expert/authoring';

export const bookOfMoon = quickPlaySpell('14087893', '月の書', 'Book of Moon', {
  targets: [target(monsters('either', faceUp, not(sub('token'))))],
  does: [turnFaceDown(those(targeted, faceUp))],
});
