import {
  damage,
  destroy,
  faceUp,
  ifYouDo,
  last,
  monsters,
  normalTrap,
  target,
  targeted,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const ringOfDestruction = normalTrap('83555666', '破壊輪', 'Ring of Destruction', {
  targets: [target(monsters('either', faceUp))],
  does: [destroy(those(targeted, faceUp)), ...ifYouDo(damage(last('atk', 'target'), 'each'))],
});
