import {
  inGraveyard,
  inGroup,
  isMonster,
  normalSpell,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const theGraveyardInTheFourthDimension = normalSpell(
  '88089103',
  '四次元の墓',
  'The Graveyard in the Fourth Dimension',
  { targets: [target(inGraveyard('you', isMonster, inGroup('ＬＶ')), { count: 2 })], does: [toDeck(targeted)] },
);
