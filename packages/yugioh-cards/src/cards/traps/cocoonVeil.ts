import {
  all,
  as,
  both,
  byEffect,
  choose,
  endOfTurn,
  inGraveyard,
  inGroup,
  inZone,
  lasting,
  monsters,
  named,
  normalTrap,
  replace,
  shuffleDeck,
  specialSummon,
  summonable,
  those,
  tribute,
  writtenOn,
} from '@rulechart/yugioh-expert/authoring';

export const cocoonVeil = normalTrap('56641453', 'コクーン・ヴェール', 'Cocoon Veil', {
  cost: [as('offered', tribute(1, monsters('you', inGroup('Ｃ・'))))],
  does: [
    lasting(replace('damage', { which: byEffect }), endOfTurn),
    choose(
      'found',
      those(
        both(inZone(['hand', 'deck', 'graveyard'], 'you'), inGraveyard('opponent')),
        all(inGroup('Ｎ・'), writtenOn('offered'), summonable),
      ),
    ),
    specialSummon(named('found')),
    shuffleDeck(),
  ],
});
