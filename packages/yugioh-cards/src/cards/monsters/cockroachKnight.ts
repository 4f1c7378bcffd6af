import { monster, mustTrigger, thisCard, toDeck } from '@rulechart/yugioh-expert/authoring';

export const cockroachKnight = monster(
  '33413638',
  'コカローチ・ナイト',
  'Cockroach Knight',
  { attribute: 'earth', race: 'insect', level: 3, atk: 800, def: 900 },
  mustTrigger(
    { event: 'moved', self: true, to: 'graveyard' },
    { from: ['graveyard'], does: [toDeck(thisCard, 'top')] },
  ),
);
