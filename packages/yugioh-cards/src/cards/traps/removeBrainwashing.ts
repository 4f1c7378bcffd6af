import { continuous, continuousTrap, controlStaysWithOwners, monsters } from '@rulechart/yugioh-expert/authoring';

export const removeBrainwashing = continuousTrap(
  '94739788',
  '洗脳解除',
  'Remove Brainwashing',
  {},
  continuous(controlStaysWithOwners(monsters())),
);
