import {
  as,
  equip,
  equipSpellOf,
  ifYouDo,
  inGraveyard,
  isMonster,
  lasting,
  named,
  payLife,
  remove,
  specialSummon,
  sub,
  summonable,
  target,
  targeted,
  watch,
} from '@rulechart/yugioh-expert/authoring';

export const fulfillmentOfTheContract = equipSpellOf('48206762', '契約の履行', 'Fulfillment of the Contract', {
  cost: [payLife(800)],
  targets: [target(inGraveyard('you', isMonster, sub('ritual'), summonable))],
  does: [
    as('revived', specialSummon(targeted)),
    ...ifYouDo(equip(named('revived'))),
    lasting(
      watch({ event: 'destroyed', self: true }, [remove(named('revived'))]),
      { until: 'while this stays' },
      { about: ['revived'] },
    ),
  ],
});
