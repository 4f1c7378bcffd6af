import {
  addCounters,
  battling,
  compare,
  continuous,
  counters,
  destroy,
  immediate,
  mark,
  monster,
  mustTrigger,
  removeCounters,
  summonedAs,
  thisCard,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const besBigCore = monster(
  '14148099',
  '巨大戦艦 ビッグ・コア',
  'B.E.S. Big Core',
  { attribute: 'dark', race: 'machine', level: 6, atk: 2300, def: 1100 },
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally') },
    { does: [addCounters('counter', 3, thisCard)] },
  ),
  continuous(mark('not destroyed by battle')),
  immediate(
    { event: 'damage step ends' },
    {
      does: [
        when(battling, [
          when(compare(counters('counter'), '>=', 1), [removeCounters('counter', 1, thisCard)], [destroy(thisCard)]),
        ]),
      ],
    },
  ),
);
