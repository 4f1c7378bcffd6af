import { continuousTrap, damage, gainLife, mustTrigger, wasFaceUp } from '@rulechart/yugioh-expert/authoring';

export const aegisOfGaia = continuousTrap(
  '47060347',
  '女神の加護',
  'Aegis of Gaia',
  { does: [gainLife(3000)] },
  mustTrigger(
    { event: 'moved', self: true, from: 'spells', which: wasFaceUp },
    { from: ['graveyard', 'hand', 'deck', 'removed'], does: [damage(3000, 'you')] },
  ),
);
