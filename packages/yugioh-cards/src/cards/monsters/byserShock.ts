import { cardsOnField, faceDown, monster, mustTrigger, toHand } from '@rulechart/yugioh-expert/authoring';

export const byserShock = monster(
  '17597059',
  'バイサー・ショック',
  'Byser Shock',
  { attribute: 'dark', race: 'fiend', level: 5, atk: 800, def: 600 },
  mustTrigger({ event: 'summoned', self: true }, { does: [toHand(cardsOnField('either', faceDown), 'return')] }),
);
