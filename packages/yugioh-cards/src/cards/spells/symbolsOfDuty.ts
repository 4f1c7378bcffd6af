import {
  as,
  choose,
  equip,
  equipSpellOf,
  faceUp,
  fallsWithThis,
  ifYouDo,
  inGraveyard,
  monsters,
  named,
  specialSummon,
  sub,
  summonable,
  target,
  targeted,
  toGraveyard,
} from '@rulechart/yugioh-expert/authoring';

export const symbolsOfDuty = equipSpellOf('78794994', '戦線復活の代償', 'Symbols of Duty', {
  cost: [choose('sent', monsters('you', faceUp, sub('normal'))), toGraveyard(named('sent'))],
  targets: [target(inGraveyard('either', summonable))],
  does: [as('revived', specialSummon(targeted)), ...ifYouDo(equip(named('revived'))), fallsWithThis('revived')],
});
