import {
  as,
  choose,
  continuousSpell,
  faceUp,
  fieldIgnition,
  inGraveyard,
  inGroup,
  monsters,
  named,
  namesOneOf,
  specialSummon,
  summonable,
  tribute,
  writtenOn,
} from '@rulechart/yugioh-expert/authoring';

export const cocoonRebirth = continuousSpell(
  '43644025',
  'コクーン・リボーン',
  'Cocoon Rebirth',
  {},
  fieldIgnition({
    cost: [
      as(
        'offered',
        tribute(
          1,
          monsters('you', faceUp, inGroup('Ｃ・'), namesOneOf(inGraveyard('either', inGroup('Ｎ・'), summonable))),
        ),
      ),
    ],
    does: [
      choose('found', inGraveyard('either', inGroup('Ｎ・'), writtenOn('offered'), summonable)),
      specialSummon(named('found')),
    ],
  }),
);
