import { becomeMonster, continuous, forbid, isThis, trapMonster } from '@rulechart/yugioh-expert/authoring';

export const metalReflectSlime = trapMonster(
  '26905245',
  'メタル・リフレクト・スライム',
  'Metal Reflect Slime',
  { attribute: 'water', race: 'aqua', level: 10, atk: 0, def: 3000, sub: ['effect'] },
  { does: [becomeMonster('defense')] },
  continuous(forbid('attack', { which: isThis })),
);
