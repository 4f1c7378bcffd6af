import {
  as,
  copies,
  destroy,
  equip,
  equipSpellOf,
  inGraveyard,
  lasting,
  named,
  specialSummon,
  summonable,
  target,
  targeted,
  watch,
} from '@rulechart/yugioh-expert/authoring';

export const symbolOfHeritage = equipSpellOf('45305419', '継承の印', 'Symbol of Heritage', {
  targets: [target(inGraveyard('you', copies(inGraveyard('you'), 3), summonable))],
  does: [
    as('revived', specialSummon(targeted)),
    equip(named('revived')),
    lasting(
      watch({ event: 'destroyed', self: true }, [destroy(named('revived'))]),
      { until: 'while this stays' },
      { about: ['revived'] },
    ),
  ],
});
