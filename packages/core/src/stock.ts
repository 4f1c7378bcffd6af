import { CardList } from './context.ts';
import { type Decision, type DecisionType, operand, typeOf } from './decision.ts';
import type { Engine } from './engine.ts';
import type { Rule } from './refusal.ts';
import { intend } from './settle.ts';
import { godan } from './speech.ts';
import type { CoreState, Entity } from './state.ts';
import type { Cards } from './tree.ts';
import { verbsOf } from './verb.ts';
import { put } from './zones.ts';

/** The one verb that every card game has: cards go to a zone of their owner. */
export const move = verbsOf<CoreState>()('move', {
  args: (what: Cards, to: string) => ({ what, to }),
  facts: ({ to }) => [{ fact: 'moves', to }],
  ja: ({ what, to }, say) => godan(`${say.cards(what)}を${say.zone(to)}へ`, '移', 'す'),
  en: ({ what, to }, say) => `move ${say.cards(what)} to the ${say.zone(to)}`,
  deed({ what, to }, c) {
    const { engine } = c;
    const cards = c.in('what').cards(what);
    const zone = engine.zones.id(to, c.where);
    const found = new CardList();
    return (s, from) => {
      found.length = 0;
      cards(s, from, from.source, found);
      for (const card of found) intend(engine, s, from, 0, { card, to: zone, seat: s.card.owner[card] });
    };
  },
});

/** Deals cards from the top of a seat's zone to another of its zones, for the set-up: nothing reacts. */
export function deal<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  seat: number,
  count: number,
  from: string,
  to: string,
): void {
  const row = rowOf(engine, from, seat);
  const kind = engine.zones.id(to);
  for (let i = 0; i < count && s.zone.size[row] > 0; i++)
    put(engine, s, s.zone.head[row], kind, seat, { faceUp: false, bottom: true, cause: 0, by: 0, bySeat: seat });
}

/** The row of a zone by its name; a shared zone has the same for both seats. */
export const rowOf = <S extends CoreState>(engine: Engine<S>, zone: string, seat = 0): number =>
  engine.zoneRow(engine.zones.id(zone), seat);

/** The cards of a zone, from the top. */
export function* cardsIn<S extends CoreState>(engine: Engine<S>, s: S, zone: string, seat = 0): Generator<Entity> {
  for (let e = s.zone.head[rowOf(engine, zone, seat)]; e !== 0; e = s.card.next[e]) yield e;
}

/** A decision about one card of the deciding seat's zone, under further rules. */
export const cardDecision = <S extends CoreState>(
  engine: Engine<S>,
  zone: string,
  rule: string,
  rules: readonly Rule<S>[] = [],
): DecisionType<S> => {
  const kind = engine.zones.id(zone);
  return {
    operands: { card: 'entity' },
    candidates(s, seat, offer) {
      for (const card of cardsIn(engine, s, zone, seat)) offer(card);
    },
    rules: [
      {
        code: 'not-in-zone',
        rule,
        holds: (s, seat, card) => s.card.zone[card] === engine.zoneRow(kind, seat),
        facts: (_s, _seat, card) => ({ card, zone }),
      },
      ...rules,
    ],
  };
};

/** A decision without operands, under the rules given. */
export const plainDecision = <S extends CoreState>(rules: readonly Rule<S>[] = []): DecisionType<S> => ({
  operands: {},
  candidates: (_s, _seat, offer) => offer(),
  rules,
});

/** Ends the game: a seat has won, for one of the rule set's reasons. */
export function win<S extends CoreState>(engine: Engine<S>, s: S, seat: number, reason: string): void {
  s.result = 1 + seat;
  s.resultReason = engine.reasons.id(reason);
}

/** An operand of a decision. */
export const operandOf = <S extends CoreState>(engine: Engine<S>, d: Decision, position: 0 | 1 | 2 = 0): number => {
  const codec = engine.codecs[typeOf(d)];
  return codec === undefined ? 0 : operand(codec, d, position);
};
