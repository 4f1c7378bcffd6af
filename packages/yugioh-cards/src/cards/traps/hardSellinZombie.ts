import {
  byBattle,
  continuousTrap,
  fieldTrigger,
  inGraveyard,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const hardSellinZombie = continuousTrap(
  '94374859',
  '押し売りゾンビ',
  "Hard-sellin' Zombie",
  {},
  fieldTrigger(
    { event: 'damaged', which: byBattle, whose: 'opponent' },
    { targets: [target(inGraveyard('opponent'))], does: [toDeck(targeted, 'bottom')] },
    false,
  ),
);
