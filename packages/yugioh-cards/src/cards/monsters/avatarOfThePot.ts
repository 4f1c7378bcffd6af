import { called, draw, ignition, monster, sendFromHand } from '@rulechart/yugioh-expert/authoring';

export const avatarOfThePot = monster(
  '99284890',
  '壺魔神',
  'Avatar of The Pot',
  { attribute: 'earth', race: 'rock', level: 3, atk: 1200, def: 1300 },
  ignition({ cost: [sendFromHand(1, called('強欲な壺'))], does: [draw(3)] }),
);
