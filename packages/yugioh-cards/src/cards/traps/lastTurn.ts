import {
  afterwards,
  all,
  as,
  atTheSameTime,
  both,
  choose,
  compare,
  endOfTurn,
  inDeck,
  inHand,
  isNamed,
  lasting,
  lifeOf,
  makeBattle,
  monsters,
  named,
  normalTrap,
  not,
  opponentsTurn,
  other,
  shuffleDeck,
  some,
  specialSummon,
  spellsAndTraps,
  summonable,
  toGraveyard,
  watch,
  when,
  winDuel,
} from '@rulechart/yugioh-expert/authoring';

const mine = some(monsters('you'));
const theirs = some(monsters('opponent'));

export const lastTurn = normalTrap('28566710', 'ラストバトル！', 'Last Turn', {
  if: [opponentsTurn, compare(lifeOf('you'), '<=', 1000)],
  does: [
    when(mine, [
      choose('kept', monsters('you')),
      toGraveyard(both(monsters('either', not(isNamed('kept'))), spellsAndTraps('either', other))),
      ...atTheSameTime(toGraveyard(inHand('either'))),
      ...afterwards(choose('found', inDeck('opponent', summonable), { by: 'opponent' })),
      as('brought', specialSummon(named('found'), 'attack', 'opponent')),
      shuffleDeck('opponent'),
      makeBattle(named('brought'), named('kept')),
      lasting(
        watch({ event: 'end phase' }, [
          when(
            all(mine, not(theirs)),
            [winDuel('you')],
            [when(all(theirs, not(mine)), [winDuel('opponent')], [winDuel('each')])],
          ),
        ]),
        endOfTurn,
      ),
    ]),
  ],
});
