import {
  as,
  choose,
  count,
  gainLife,
  named,
  other,
  quickPlaySpell,
  spellsAndTraps,
  times,
  toGraveyard,
} from '@rulechart/yugioh-expert/authoring';

export const emergencyProvisions = quickPlaySpell('53046408', '非常食', 'Emergency Provisions', {
  cost: [
    choose('sent', spellsAndTraps('you', other), { count: 10, atLeast: 1 }),
    as('paid', toGraveyard(named('sent'))),
  ],
  does: [gainLife(times(1000, count(named('paid'))))],
});
