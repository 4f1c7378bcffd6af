import {
  all,
  byEffect,
  doneBy,
  monster,
  mustTrigger,
  specialSummon,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const despairFromTheDark = monster(
  '71200730',
  '闇より出でし絶望',
  'Despair from the Dark',
  { attribute: 'dark', race: 'zombie', level: 8, atk: 2800, def: 3000 },
  mustTrigger(
    { event: 'moved', self: true, from: ['hand', 'deck'], to: 'graveyard', which: all(byEffect, doneBy('opponent')) },
    { from: ['graveyard'], does: [specialSummon(thisCard)] },
  ),
);
