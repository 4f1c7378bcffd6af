import { all, byEffect, doneBy, gainLife, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const elephantStatueOfBlessing = monster(
  '85166216',
  '恵みの像',
  'Elephant Statue of Blessing',
  { attribute: 'earth', race: 'rock', level: 3, atk: 1500, def: 0 },
  mustTrigger(
    { event: 'moved', self: true, from: 'hand', to: 'graveyard', which: all(byEffect, doneBy('opponent')) },
    { from: ['graveyard'], does: [gainLife(2000)] },
  ),
);
