import {
  addCounters,
  battling,
  callCoin,
  calledRight,
  compare,
  continuous,
  counters,
  destroy,
  immediate,
  mark,
  monster,
  mustTrigger,
  not,
  removeCounters,
  summonedAs,
  thisCard,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const besCoveredCore = monster(
  '15317640',
  '巨大戦艦 カバード・コア',
  'B.E.S. Covered Core',
  { attribute: 'earth', race: 'machine', level: 7, atk: 2500, def: 800 },
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally') },
    { does: [addCounters('counter', 2, thisCard)] },
  ),
  continuous(mark('not destroyed by battle')),
  immediate(
    { event: 'damage step ends' },
    {
      does: [
        when(battling, [
          when(
            compare(counters('counter'), '>=', 1),
            [callCoin(), when(not(calledRight), [removeCounters('counter', 1, thisCard)])],
            [destroy(thisCard)],
          ),
        ]),
      ],
    },
  ),
);
