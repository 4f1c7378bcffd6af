import { draw, normalTrap } from '@rulechart/yugioh-expert/authoring';

export const theGiftOfGreed = normalTrap('05915629', '強欲な贈り物', 'The Gift of Greed', {
  does: [draw(2, 'opponent')],
});
