import {
  all,
  continuousSpell,
  controlledBy,
  damage,
  gainLife,
  icon,
  immediate,
  wasControlledBy,
  wasFaceUp,
} from '@rulechart/yugioh-expert/authoring';

export const moraleBoost = continuousSpell(
  '93671934',
  '士気高揚',
  'Morale Boost',
  {},
  immediate(
    { event: 'attached', which: all(icon('equip'), controlledBy('you')), each: true },
    { does: [gainLife(1000)] },
  ),
  immediate(
    { event: 'attached', which: all(icon('equip'), controlledBy('opponent')), each: true },
    { does: [gainLife(1000, 'opponent')] },
  ),
  immediate(
    {
      event: 'moved',
      from: 'spells',
      which: all(icon('equip'), wasFaceUp, wasControlledBy('you')),
      each: true,
    },
    { does: [damage(1000, 'you')] },
  ),
  immediate(
    {
      event: 'moved',
      from: 'spells',
      which: all(icon('equip'), wasFaceUp, wasControlledBy('opponent')),
      each: true,
    },
    { does: [damage(1000)] },
  ),
);
