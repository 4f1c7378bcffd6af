import {
  count,
  damage,
  faceDown,
  faceUp,
  monsters,
  normalTrap,
  sub,
  times,
  turnFaceUp,
} from '@rulechart/yugioh-expert/authoring';

export const ceasefire = normalTrap('36468556', '停戦協定', 'Ceasefire', {
  does: [
    turnFaceUp(monsters('either', faceDown), { quietly: true }),
    damage(times(500, count(monsters('either', faceUp, sub('effect'))))),
  ],
});
