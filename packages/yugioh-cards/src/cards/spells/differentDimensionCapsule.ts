import {
  addCounters,
  as,
  choose,
  compare,
  counters,
  destroy,
  ifYouDo,
  inDeck,
  lasting,
  named,
  normalSpell,
  remember,
  remove,
  shuffleDeck,
  thisCard,
  toHand,
  watch,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const differentDimensionCapsule = normalSpell('11961740', 'タイムカプセル', 'Different Dimension Capsule', {
  does: [
    choose('chosen', inDeck('you')),
    as('kept', remove(named('chosen'), { faceDown: true })),
    shuffleDeck(),
    lasting(
      watch(
        { event: 'standby phase', whose: 'you' },
        [
          addCounters('turn counter', 1, thisCard, 2),
          when(compare(counters('turn counter'), '>=', 2), [
            remember('returned', named('kept')),
            destroy(thisCard),
            ...ifYouDo(toHand(named('returned'))),
          ]),
        ],
        false,
      ),
      { until: 'while this stays' },
      { about: ['kept'] },
    ),
  ],
  traits: { stays: true },
});
