import { byBattle, continuousTrap, fieldTrigger, subject, toHand } from '@rulechart/yugioh-expert/authoring';

export const begoneKnave = continuousTrap(
  '20374520',
  '門前払い',
  'Begone, Knave!',
  {},
  fieldTrigger({ event: 'damaged', which: byBattle }, { does: [toHand(subject, 'return')] }),
);
