import { CardList } from './context.ts';
import { type Decision, operand, typeOf } from './decision.ts';
import type { Engine } from './engine.ts';
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
  const row = engine.zoneRow(engine.zones.id(from), seat);
  const kind = engine.zones.id(to);
  for (let i = 0; i < count && s.zone.size[row] > 0; i++)
    put(engine, s, s.zone.head[row], kind, seat, { faceUp: false, bottom: true, cause: 0, by: 0, bySeat: seat });
}

/** The cards of a zone, from the top. */
export function* cardsIn<S extends CoreState>(engine: Engine<S>, s: S, zone: string, seat = 0): Generator<Entity> {
  const row = engine.zoneRow(engine.zones.id(zone), seat);
  for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) yield e;
}

/** An operand of a decision. */
export const operandOf = <S extends CoreState>(engine: Engine<S>, d: Decision, position: 0 | 1 | 2 = 0): number => {
  const codec = engine.codecs[typeOf(d)];
  return codec === undefined ? 0 : operand(codec, d, position);
};
