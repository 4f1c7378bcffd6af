import {
  afterThat,
  destroy,
  faceUp,
  gainLife,
  monsters,
  normalSpell,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const soulTaker = normalSpell('81510157', 'ソウルテイカー', 'Soul Taker', {
  targets: [target(monsters('opponent', faceUp))],
  does: [destroy(targeted), ...afterThat(gainLife(1000, 'opponent'))],
});
