import {
  all,
  byEffect,
  doneBy,
  monster,
  mustTrigger,
  specialSummon,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const fearFromTheDark = monster(
  '34193084',
  '闇よりの恐怖',
  'Fear from the Dark',
  { attribute: 'dark', race: 'zombie', level: 4, atk: 1700, def: 1500 },
  mustTrigger(
    { event: 'moved', self: true, from: ['hand', 'deck'], to: 'graveyard', which: all(byEffect, doneBy('opponent')) },
    { from: ['graveyard'], does: [specialSummon(thisCard)] },
  ),
);
