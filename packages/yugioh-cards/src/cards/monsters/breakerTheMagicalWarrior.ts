import {
  addCounters,
  continuous,
  counters,
  destroy,
  ignition,
  modify,
  monster,
  mustTrigger,
  removeCounters,
  spellsAndTraps,
  summonedAs,
  target,
  targeted,
  thisCard,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const breakerTheMagicalWarrior = monster(
  '71413901',
  '魔導戦士 ブレイカー',
  'Breaker the Magical Warrior',
  { attribute: 'dark', race: 'spellcaster', level: 4, atk: 1600, def: 1000 },
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('normal', 'tribute') },
    { does: [addCounters('spell counter', 1, thisCard, 1)] },
  ),
  continuous(modify('atk', 'add', times(300, counters('spell counter')), thisCard)),
  ignition({
    cost: [removeCounters('spell counter', 1, thisCard)],
    targets: [target(spellsAndTraps())],
    does: [destroy(targeted)],
  }),
);
