import {
  as,
  destroy,
  equip,
  equipSpellOf,
  ifYouDo,
  inGraveyard,
  lasting,
  named,
  payLife,
  specialSummon,
  summonable,
  target,
  targeted,
  watch,
} from '@rulechart/yugioh-expert/authoring';

export const autonomousActionUnit = equipSpellOf('71453557', '自律行動ユニット', 'Autonomous Action Unit', {
  cost: [payLife(1500)],
  targets: [target(inGraveyard('opponent', summonable))],
  does: [
    as('revived', specialSummon(targeted, 'attack')),
    ...ifYouDo(equip(named('revived'))),
    lasting(
      watch({ event: 'moved', self: true, from: 'spells' }, [destroy(named('revived'))]),
      { until: 'while this stays' },
      { about: ['revived'] },
    ),
  ],
});
