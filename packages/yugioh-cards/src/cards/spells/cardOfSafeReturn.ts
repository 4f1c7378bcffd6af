import { all, continuousSpell, draw, fieldTrigger, ownedBy, summonedAs } from '@rulechart/yugioh-expert/authoring';

export const cardOfSafeReturn = continuousSpell(
  '57953380',
  '生還の宝札',
  'Card of Safe Return',
  {},
  fieldTrigger(
    { event: 'summoned', from: 'graveyard', which: all(ownedBy('you'), summonedAs('special')) },
    { limit: { per: 'event', by: 'card' }, does: [draw(1)] },
    false,
  ),
);
