import { continuous, continuousTrap, damage, happened, happensTo, replace } from '@rulechart/yugioh-expert/authoring';

export const badReactionToSimochi = continuousTrap(
  '40633297',
  'シモッチによる副作用',
  'Bad Reaction to Simochi',
  {},
  continuous(replace('gain', { which: happensTo('opponent'), does: [damage(happened)] })),
);
