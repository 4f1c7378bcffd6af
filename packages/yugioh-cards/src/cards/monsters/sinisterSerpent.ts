import { ifTrigger, monster, thisCard, toHand } from '@rulechart/yugioh-expert/authoring';

export const sinisterSerpent = monster(
  '08131171',
  'キラー・スネーク',
  'Sinister Serpent',
  { attribute: 'water', race: 'reptile', level: 1, atk: 300, def: 250 },
  ifTrigger({ event: 'standby phase', whose: 'you' }, { from: ['graveyard'], does: [toHand(thisCard, 'return')] }),
);
