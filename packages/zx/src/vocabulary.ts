import {
  type Cards,
  type Check,
  type Compiler,
  type Engine,
  type Measure,
  marked,
  type Select,
  type Vocabulary,
  type Who,
} from '@rulechart/core';
import { distance, isEmpty, isNormal, playerSquare, rowFor } from './board.ts';
import { type Duel, zone } from './duel.ts';
import { hasName, hasTribe } from './names.ts';
import { holdsColours } from './paying.ts';
import { type CardType, type Colour, colours, coloursOf, isZx, printed, typeOfCard } from './printed.ts';
import { astray, chargeExcess, disputed, improper, lethal } from './rules/conditions.ts';

/** Tests that only these rules know. Those on places read the number of a square where others read a card. */
export type OwnTest =
  | { readonly test: 'zx' }
  | { readonly test: 'type'; readonly is: CardType }
  | { readonly test: 'colour'; readonly is: Colour }
  | { readonly test: 'normal square' }
  | { readonly test: 'adjacent'; readonly to: Cards }
  | { readonly test: 'rebooted' }
  | { readonly test: 'choosable' }
  | { readonly test: 'has the name'; readonly is: string }
  | { readonly test: 'has the tribe'; readonly is: string }
  | { readonly test: 'struck'; readonly who: Who }
  | { readonly test: 'own army area' }
  | { readonly test: 'empty normal square' }
  | { readonly test: 'square for an Overboost' }
  | { readonly test: 'square beside'; readonly the: Cards }
  | { readonly test: 'can overboost' };

/** The upper half in Dynamis with which a seat could perform an Overboost; 0 if there is none. */
export function upperHalf(c: Compiler<Duel>): (s: Duel, seat: number) => number {
  const { engine } = c;
  return (s, seat) => {
    const lower = s.zone.head[engine.zoneRow(zone.under, seat)];
    const player = s.zone.head[engine.zoneRow(zone.player, seat)];
    if (lower === 0 || player === 0 || s.card.faceUp[player] === 0) return 0;
    const name = printed(engine).overboost[s.card.definition[lower]];
    for (let e = s.zone.head[engine.zoneRow(zone.dynamis, seat)]; e !== 0; e = s.card.next[e])
      if (s.card.faceUp[e] === 0 && printed(engine).overboost[s.card.definition[e]] === name) return e;
    return 0;
  };
}

const emptySquare =
  (c: Compiler<Duel>, fits: (seat: number, place: number) => boolean): Check<Duel> =>
  (s, x, place) =>
    fits(x.you, place) && isEmpty(c.engine, s, place);

const tests: Readonly<Record<OwnTest['test'], (node: never, c: Compiler<Duel>) => Check<Duel>>> = {
  zx: (_, c) => (s, __, e) => isZx(c.engine, s, e),
  type:
    ({ is }: { is: CardType }, c) =>
    (s, _, e) =>
      typeOfCard(c.engine, s, e) === is,
  colour: ({ is }: { is: Colour }, c) => {
    const bit = colours.indexOf(is);
    if (bit < 0) c.fail(`there is no colour "${is}"; one of ${colours.join(', ')}`);
    return (s, _, e) => ((coloursOf(c.engine, s, e, zone.shift) >>> bit) & 1) === 1;
  },
  'normal square': () => (s, _, e) => s.card.zone[e] >> 1 === zone.squares && isNormal(s.card.place[e]),
  adjacent: ({ to }: { to: Cards }, c) => {
    const from = c.gather(to);
    return (s, x, e) => {
      const [other] = from(s, x);
      return (
        other !== undefined &&
        s.card.zone[other] >> 1 === zone.squares &&
        s.card.zone[e] >> 1 === zone.squares &&
        distance(s.card.place[e], s.card.place[other]) === 1
      );
    };
  },
  rebooted: () => (s, _, e) => s.own.asleep[e] === 0,
  choosable: (_, c) => {
    const byOpponent = c.engine.marks.id('not chosen by the opponent');
    const byAnybody = c.engine.marks.id('not chosen');
    return (s, x, e) => !marked(s, e, byAnybody) && (s.card.controller[e] === x.you || !marked(s, e, byOpponent));
  },
  'has the name': ({ is }: { is: string }, c) => {
    const id = c.engine.nameId(is);
    return (s, _, e) => hasName(c.engine, s, e, id);
  },
  'has the tribe':
    ({ is }: { is: string }, c) =>
    (s, _, e) =>
      hasTribe(c.engine, s, e, is),
  struck: ({ who }: { who: Who }, c) => {
    const is = c.isWho(who);
    return (s, x) => x.intent >= 0 && is(s, x.you, s.intent.seat[x.intent]);
  },
  'own army area': () => (s, x, e) => s.card.zone[e] >> 1 === zone.squares && rowFor(x.you, s.card.place[e]) === 0,
  'empty normal square': (_, c) => emptySquare(c, (_seat, place) => isNormal(place)),
  'square for an Overboost': (_, c) => emptySquare(c, (seat, place) => place !== playerSquare(1 - seat)),
  'square beside': ({ the }: { the: Cards }, c) => {
    const from = c.gather(the);
    return (s, x, place) => {
      const [card] = from(s, x);
      return card !== undefined && distance(s.card.place[card], place) === 1 && place !== playerSquare(1 - x.you);
    };
  },
  'can overboost': (_, c) => {
    const upper = upperHalf(c);
    return (s, x) => {
      if (upper(s, x.you) === 0) return false;
      for (let place = 1; place <= 9; place++)
        if (place !== playerSquare(1 - x.you) && isEmpty(c.engine, s, place)) return true;
      return false;
    };
  },
};

/** Nobody looks through face-down life: whoever designates a card points at its back. */
const unseen = (select: Select<Duel>): Select<Duel> => Object.assign(select, { looked: () => {} });

/** What the rules look for among the Z/X on squares. */
const findings: Readonly<Record<string, (engine: Engine<Duel>, s: Duel) => readonly number[]>> = {
  disputed,
  improper,
  lethal,
};

/** What only these rules know of amounts, tests and selections. */
export const vocabulary: Vocabulary<Duel> = {
  values: {
    'charge excess': ({ of }: { of: 'you' | 'opponent' }, c): Measure<Duel> => {
      const seat = c.who(of);
      return (s, x, it) => chargeExcess(c.engine, s, seat(s, x, it));
    },
  },
  tests,
  constraints: { 'holds colours': holdsColours },
  cards: {
    attacked: () => (s, _, __, out) => {
      if (s.attacking === 1 && s.attacked !== 0 && s.card.stay[s.attacked] === s.attackedStay) out.push(s.attacked);
    },
    'face-down life': ({ of }: { of: 'you' | 'opponent' }, c) => {
      const seat = c.who(of);
      return unseen((s, x, it, out) => {
        for (let e = s.zone.head[c.engine.zoneRow(zone.life, seat(s, x, it))]; e !== 0; e = s.card.next[e]) out.push(e);
      });
    },
    'turned up': () => (s, _, __, out) => {
      if (s.turnedUp !== 0) out.push(s.turnedUp);
    },
    designated: () => (s, _, __, out) => {
      if (s.place !== 0) out.push(s.place);
    },
    'on squares': ({ that }: { that: 'disputed' | 'improper' | 'lethal' }, c) => {
      const find = findings[that];
      if (!find) c.fail(`nothing is known of "${that}" Z/X`);
      return (s, _, __, out) => {
        for (const e of find(c.engine, s)) out.push(e);
      };
    },
    unlinked: ({ zone: name }: { zone: string }, c) => {
      const kind = c.engine.zones.id(name, c.where);
      return (s, _, __, out) => {
        for (let seat = 0; seat < 2; seat++)
          for (let e = s.zone.head[c.engine.zoneRow(kind, seat)]; e !== 0; e = s.card.next[e])
            if (s.card.host[e] === 0) out.push(e);
      };
    },
    astray:
      ({ type }: { type: CardType }, c) =>
      (s, _, __, out) => {
        for (const e of astray(c.engine, s, type)) out.push(e);
      },
  },
};
