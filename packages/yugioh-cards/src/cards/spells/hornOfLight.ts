import { equipSpell, host, modify, payLife, thisCard, toDeck, whenTrigger } from '@rulechart/yugioh-expert/authoring';

export const hornOfLight = equipSpell(
  '38552107',
  '光の角',
  'Horn of Light',
  {},
  [modify('def', 'add', 800, host)],
  whenTrigger(
    { event: 'moved', self: true, from: 'spells', to: 'graveyard' },
    { from: ['graveyard'], cost: [payLife(500)], does: [toDeck(thisCard, 'top')] },
  ),
);
