import {
  afterwards,
  all,
  any,
  atTheSameTime,
  both,
  count,
  declaredNumber,
  excavate,
  fixNumber,
  flip,
  inZoneNow,
  isMonster,
  levelAtMost,
  monster,
  monsters,
  named,
  not,
  ownedBy,
  specialSummon,
  sub,
  those,
  toDeck,
  toGraveyard,
  topUntil,
} from '@rulechart/yugioh-expert/authoring';

/** Of the cards that were turned over those that are summoned. */
const low = all(isMonster, levelAtMost(4));
/** The monsters on the field that go back to a player's Main Deck. */
const ofMainDeck = (who: 'you' | 'opponent') => monsters('either', ownedBy(who), not(any(sub('fusion'), sub('token'))));

export const morphingJar2 = monster(
  '79106360',
  'カオスポッド',
  'Morphing Jar #2',
  { attribute: 'earth', race: 'rock', level: 3, atk: 800, def: 700, sub: ['effect', 'flip'] },
  flip({
    does: [
      fixNumber(count(ofMainDeck('you')), 0),
      fixNumber(count(ofMainDeck('opponent')), 1),
      toDeck(monsters()),
      ...afterwards(
        excavate('yours', topUntil(isMonster, 'you', declaredNumber(0))),
        excavate('theirs', topUntil(isMonster, 'opponent', declaredNumber(1))),
      ),
      specialSummon(those(named('yours'), low), 'face-down'),
      ...atTheSameTime(specialSummon(those(named('theirs'), low), 'face-down', 'opponent')),
      toGraveyard(those(both(named('yours'), named('theirs')), inZoneNow('deck'))),
    ],
  }),
);
