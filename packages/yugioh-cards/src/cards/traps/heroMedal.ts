import {
  afterThat,
  all,
  byEffect,
  doneBy,
  draw,
  mustTrigger,
  normalTrap,
  not,
  thisCard,
  toDeck,
  wasFaceUp,
  wasIn,
} from '@rulechart/yugioh-expert/authoring';

export const heroMedal = normalTrap(
  '10489311',
  'ヒーロー・メダル',
  'Hero Medal',
  [],
  mustTrigger(
    {
      event: 'destroyed',
      self: true,
      which: all(not(wasFaceUp), wasIn('spells'), byEffect, doneBy('opponent')),
      to: 'graveyard',
    },
    { from: ['graveyard'], does: [toDeck(thisCard), ...afterThat(draw(1))] },
  ),
);
