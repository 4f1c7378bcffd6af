import {
  as,
  equip,
  equipSpellOf,
  fallsWithThis,
  ifYouDo,
  inGraveyard,
  named,
  payLife,
  specialSummon,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const autonomousActionUnit = equipSpellOf('71453557', '自律行動ユニット', 'Autonomous Action Unit', {
  cost: [payLife(1500)],
  targets: [target(inGraveyard('opponent', summonable))],
  does: [
    as('revived', specialSummon(targeted, 'attack')),
    ...ifYouDo(equip(named('revived'))),
    fallsWithThis('revived'),
  ],
});
