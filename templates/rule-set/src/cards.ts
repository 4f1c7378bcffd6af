import { type CardTree, choose, type EffectTree, inZone, move, named, not, thisCard } from '@rulechart/core';

const stone = (key: string, ja: string, en: string, weight: number, ...effects: EffectTree[]): CardTree => ({
  key,
  name: { ja, en },
  facts: { weight },
  effects,
});

/** What a card says is a tree: when it is set off, and what it does then. */
const lighten: EffectTree = {
  kind: 'effect',
  how: 'immediate',
  label: { ja: '積まれた時、他の石を1個まで取り除く。', en: 'When it is placed, set up to 1 other stone aside.' },
  from: ['cairn'],
  on: { event: 'moved', self: true, to: 'cairn' },
  does: [
    choose('light', inZone('cairn', 'you', not({ test: 'among', cards: thisCard })), { upTo: true }),
    move(named('light'), 'aside'),
  ],
};

/** The pool. */
export const cards: readonly CardTree[] = [
  stone('pebble', '小石', 'Pebble', 1),
  stone('cobble', '丸石', 'Cobble', 2),
  stone('slab', '平石', 'Slab', 3),
  stone('boulder', '大岩', 'Boulder', 5),
  stone('keystone', '要石', 'Keystone', 2, lighten),
];

const times = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([key, n]) => Array<string>(n).fill(key));

/** Decks: keys of cards by the zone in which they start. */
export const decks = [
  {
    id: 'even',
    name: { ja: '並', en: 'Even' },
    deck: { deck: times({ pebble: 3, cobble: 3, slab: 2, boulder: 2, keystone: 2 }) },
  },
  {
    id: 'heavy',
    name: { ja: '重', en: 'Heavy' },
    deck: { deck: times({ pebble: 2, cobble: 2, slab: 3, boulder: 3, keystone: 2 }) },
  },
];
