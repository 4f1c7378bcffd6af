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

export const prematureBurial = equipSpellOf('70828912', '早すぎた埋葬', 'Premature Burial', {
  cost: [payLife(800)],
  targets: [target(inGraveyard('you', summonable))],
  does: [
    as('revived', specialSummon(targeted, 'attack')),
    ...ifYouDo(equip(named('revived'))),
    lasting(
      watch({ event: 'destroyed', self: true }, [destroy(named('revived'))]),
      { until: 'while this stays' },
      { about: ['revived'] },
    ),
  ],
});
