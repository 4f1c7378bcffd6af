import { draw, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const potOfGreed = normalSpell('55144522', '強欲な壺', 'Pot of Greed', { does: [draw(2)] });
