import {
  all,
  as,
  atTheSameTime,
  cameThisTurn,
  choose,
  count,
  departed,
  inHand,
  inZoneNow,
  monsters,
  named,
  normalTrap,
  ownedBy,
  remember,
  some,
  specialSummon,
  summonable,
  those,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const majorRiot = normalTrap('09074847', '大騒動', 'Major Riot', {
  if: [some(departed('you', all(inZoneNow('hand'), cameThisTurn('effect', 'opponent'))))],
  does: [
    as('returned', toHand(monsters(), 'return')),
    remember('back', those(named('returned'), all(inZoneNow('hand'), ownedBy('you')))),
    remember('away', those(named('returned'), all(inZoneNow('hand'), ownedBy('opponent')))),
    choose('mine', inHand('you', summonable), { count: count(named('back')) }),
    choose('theirs', inHand('opponent', summonable), { by: 'opponent', count: count(named('away')) }),
    specialSummon(named('mine'), 'face-down'),
    ...atTheSameTime(specialSummon(named('theirs'), 'face-down', 'opponent')),
  ],
});
