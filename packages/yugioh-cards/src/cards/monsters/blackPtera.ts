import { byBattle, monster, mustTrigger, not, thisCard, toHand } from '@rulechart/yugioh-expert/authoring';

export const blackPtera = monster(
  '90654356',
  '暗黒プテラ',
  'Black Ptera',
  { attribute: 'wind', race: 'dinosaur', level: 3, atk: 1000, def: 500 },
  mustTrigger(
    { event: 'moved', self: true, from: 'monsters', to: 'graveyard', which: not(byBattle) },
    { from: ['graveyard'], does: [toHand(thisCard, 'return')] },
  ),
);
