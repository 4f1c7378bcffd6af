import { equipSpell, host, modify, mustTrigger, thisCard, toDeck } from '@rulechart/yugioh-expert/authoring';

export const swordOfDeepSeated = equipSpell(
  '98495314',
  '執念の剣',
  'Sword of Deep-Seated',
  {},
  [modify('atk', 'add', 500, host), modify('def', 'add', 500, host)],
  mustTrigger(
    { event: 'moved', self: true, to: 'graveyard' },
    { from: ['graveyard'], does: [toDeck(thisCard, 'top')] },
  ),
);
