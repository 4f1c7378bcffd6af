import { continuous, continuousTrap, control, faceUp, monsters } from '@rulechart/yugioh-expert/authoring';

export const removeBrainwashing = continuousTrap(
  '94739788',
  '洗脳解除',
  'Remove Brainwashing',
  {},
  continuous(control(monsters('either', faceUp), 'owner')),
);
