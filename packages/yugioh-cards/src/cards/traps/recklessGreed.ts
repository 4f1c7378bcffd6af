import { draw, ifYouDo, normalTrap, skipPhase } from '@rulechart/yugioh-expert/authoring';

export const recklessGreed = normalTrap('37576645', '無謀な欲張り', 'Reckless Greed', {
  does: [draw(2), ...ifYouDo(skipPhase('draw', 'you', 2))],
});
