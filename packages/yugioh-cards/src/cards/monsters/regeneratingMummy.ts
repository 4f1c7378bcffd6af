import { all, byEffect, doneBy, monster, mustTrigger, thisCard, toHand } from '@rulechart/yugioh-expert/authoring';

export const regeneratingMummy = monster(
  '70821187',
  '再生ミイラ',
  'Regenerating Mummy',
  { attribute: 'dark', race: 'zombie', level: 4, atk: 1800, def: 1500 },
  mustTrigger(
    { event: 'moved', self: true, from: 'hand', to: 'graveyard', which: all(byEffect, doneBy('opponent')) },
    { from: ['graveyard'], does: [toHand(thisCard, 'return')] },
  ),
);
