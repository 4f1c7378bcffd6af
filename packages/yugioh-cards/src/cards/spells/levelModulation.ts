import {
  as,
  choose,
  compare,
  count,
  draw,
  endOfTurn,
  forbid,
  inGraveyard,
  inGroup,
  isMonster,
  isNamed,
  lasting,
  monsters,
  named,
  negate,
  normalSpell,
  some,
  specialSummon,
} from '@rulechart/yugioh-expert/authoring';

export const levelModulation = normalSpell('61850482', 'レベル調整', 'Level Modulation', {
  if: [some(inGraveyard('you', isMonster, inGroup('ＬＶ'))), compare(count(monsters('you')), '<', 5)],
  does: [
    draw(2, 'opponent'),
    choose('found', inGraveyard('you', isMonster, inGroup('ＬＶ'))),
    as('revived', specialSummon(named('found'), 'either', 'you', { properly: true })),
    lasting(forbid('attack', { which: isNamed('revived') }), endOfTurn, { about: ['revived'] }),
    lasting(negate(named('revived')), endOfTurn, { about: ['revived'] }),
  ],
});
