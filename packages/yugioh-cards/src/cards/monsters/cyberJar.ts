import {
  afterwards,
  all,
  atTheSameTime,
  both,
  choose,
  destroy,
  excavate,
  flip,
  inZoneNow,
  isMonster,
  isNamed,
  levelAtMost,
  monster,
  monsters,
  named,
  not,
  specialSummon,
  summonable,
  type Test,
  those,
  toGraveyard,
  toHand,
  topOfDeck,
} from '@rulechart/yugioh-expert/authoring';

const isLow = all(isMonster, levelAtMost(4));
/** What of the cards that were turned over is summoned. */
const low = (name: string, ...more: Test[]) => those(named(name), all(isMonster, levelAtMost(4), ...more));
const turnedOver = both(named('yours'), named('theirs'));

export const cyberJar = monster(
  '34124316',
  'サイバーポッド',
  'Cyber Jar',
  { attribute: 'dark', race: 'rock', level: 3, atk: 900, def: 900, sub: ['effect', 'flip'] },
  flip({
    does: [
      destroy(monsters()),
      ...afterwards(excavate('yours', topOfDeck(5)), excavate('theirs', topOfDeck(5, 'opponent'))),
      choose('your attackers', low('yours', summonable), { count: 10, upTo: true }),
      choose('their attackers', low('theirs', summonable), { count: 10, upTo: true, by: 'opponent' }),
      specialSummon(named('your attackers'), 'attack'),
      ...atTheSameTime(specialSummon(low('yours', not(isNamed('your attackers'))), 'face-down')),
      ...atTheSameTime(specialSummon(named('their attackers'), 'attack', 'opponent')),
      ...atTheSameTime(specialSummon(low('theirs', not(isNamed('their attackers'))), 'face-down', 'opponent')),
      toHand(those(turnedOver, not(isLow))),
      toGraveyard(those(turnedOver, inZoneNow('deck'))),
    ],
  }),
);
