import { equipSpell, host, modify, mustTrigger, thisCard, toDeck } from '@rulechart/yugioh-expert/authoring';

export const hornOfTheUnicorn = equipSpell(
  '64047146',
  '一角獣のホーン',
  'Horn of the Unicorn',
  {},
  [modify('atk', 'add', 700, host), modify('def', 'add', 700, host)],
  mustTrigger(
    { event: 'moved', self: true, from: 'spells', to: 'graveyard' },
    { from: ['graveyard'], does: [toDeck(thisCard, 'top')] },
  ),
);
