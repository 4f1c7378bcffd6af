import {
  as,
  atkAtMost,
  type Clause,
  choose,
  endLasting,
  endOfTurn,
  ifYouDo,
  inDeck,
  isMonster,
  lasting,
  may,
  monsterFallenThisTurn,
  named,
  normalSpell,
  not,
  shuffleDeck,
  some,
  specialSummon,
  summonable,
  wasControlledBy,
  watch,
  when,
} from '@rulechart/yugioh-expert/authoring';

const bringOne = (...then: Clause[]): Clause[] => [
  choose('found', inDeck('you', isMonster, atkAtMost(1500), summonable)),
  as('brought', specialSummon(named('found'))),
  ...then,
  shuffleDeck(),
];

export const lastWill = normalSpell('85602018', '遺言状', 'Last Will', {
  does: [
    when(monsterFallenThisTurn('you'), [may(bringOne())]),
    when(not(some(named('brought'))), [
      lasting(
        watch(
          { event: 'moved', from: 'monsters', to: 'graveyard', which: wasControlledBy('you') },
          [may(bringOne(...ifYouDo(endLasting())))],
          false,
          undefined,
          true,
        ),
        endOfTurn,
      ),
    ]),
  ],
});
