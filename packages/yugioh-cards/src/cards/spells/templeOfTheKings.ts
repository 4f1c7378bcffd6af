import {
  allow,
  atTheSameTime,
  called,
  choose,
  continuous,
  continuousSpell,
  faceUp,
  fieldIgnition,
  inZone,
  isTrap,
  monsters,
  named,
  noRushedTrap,
  shuffleDeck,
  specialSummon,
  summonable,
  thisCard,
  toGraveyard,
} from '@rulechart/yugioh-expert/authoring';

export const templeOfTheKings = continuousSpell(
  '29762407',
  '王家の神殿',
  'Temple of the Kings',
  {},
  continuous(allow('activation/set-turn', { which: isTrap, who: 'you', if: noRushedTrap })),
  fieldIgnition({
    cost: [
      choose('serket', monsters('you', faceUp, called('聖獣セルケト'))),
      toGraveyard(named('serket')),
      ...atTheSameTime(toGraveyard(thisCard)),
    ],
    does: [
      choose('found', inZone(['hand', 'deck', 'fusion'], 'you', summonable)),
      specialSummon(named('found')),
      shuffleDeck(),
    ],
  }),
);
