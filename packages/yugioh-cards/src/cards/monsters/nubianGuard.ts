import {
  icon,
  inGraveyard,
  isSpell,
  monster,
  target,
  targeted,
  toDeck,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const nubianGuard = monster(
  '51616747',
  'ヌビアガード',
  'Nubian Guard',
  { attribute: 'fire', race: 'warrior', level: 2, atk: 500, def: 500 },
  whenTrigger(
    { event: 'damaged', self: true, whose: 'opponent' },
    { targets: [target(inGraveyard('you', isSpell, icon('continuous')))], does: [toDeck(targeted, 'top')] },
  ),
);
