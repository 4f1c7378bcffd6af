import { afterwards, discardHand, draw, flip, monster } from '@rulechart/yugioh-expert/authoring';

export const morphingJar = monster(
  '33508719',
  'メタモルポット',
  'Morphing Jar',
  { attribute: 'earth', race: 'rock', level: 2, atk: 700, def: 600, sub: ['effect', 'flip'] },
  flip({ does: [discardHand('each'), ...afterwards(draw(5, 'each'))] }),
);
