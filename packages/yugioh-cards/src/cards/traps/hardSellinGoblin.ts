import {
  byBattle,
  continuousTrap,
  fieldTrigger,
  spellsAndTraps,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const hardSellinGoblin = continuousTrap(
  '68875140',
  '押し売りゴブリン',
  "Hard-sellin' Goblin",
  {},
  fieldTrigger(
    { event: 'damaged', which: byBattle, whose: 'opponent' },
    { targets: [target(spellsAndTraps('opponent'))], does: [toHand(targeted, 'return')] },
    false,
  ),
);
