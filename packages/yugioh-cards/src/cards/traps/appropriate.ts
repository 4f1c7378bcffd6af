import { continuousTrap, draw, immediate, justDrew, outsideDrawPhase } from '@rulechart/yugioh-expert/authoring';

export const appropriate = continuousTrap(
  '48539234',
  '便乗',
  'Appropriate',
  { if: [justDrew('opponent')] },
  immediate({ event: 'drew', whose: 'opponent', which: outsideDrawPhase }, { does: [draw(2)] }),
);
