import { draw, normalTrap } from '@rulechart/yugioh-expert/authoring';

export const jarOfGreed = normalTrap('83968380', '強欲な瓶', 'Jar of Greed', { does: [draw(1)] });
