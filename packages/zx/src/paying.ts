import { CardList, type Compiler, type Engine, type PickRule } from '@rulechart/core';
import { type Duel, zone } from './duel.ts';
import { type Colour, colours, printed } from './printed.ts';
import { readings } from './readings.ts';

/** What must be among the resources that pay: one colour, none in particular, or the colours of the card itself. */
export type Shade = Colour | 'any' | 'own';

/** Appends the rebooted resources of a seat. */
export function rebootedResources(engine: Engine<Duel>, s: Duel, seat: number, out: CardList): void {
  for (let e = s.zone.head[engine.zoneRow(zone.resource, seat)]; e !== 0; e = s.card.next[e])
    if (s.own.asleep[e] === 0) out.push(e);
}

/** The colours, as bits, that must be among the resources which pay for a card. */
export function coloursNeeded(engine: Engine<Duel>, s: Duel, card: number): number {
  const { colours: colourOf, cost } = printed(engine);
  const definition = s.card.definition[card];
  if (cost[definition] === 0) return 0;
  const own = colourOf[definition];
  return readings.everyColour ? own : own & -own;
}

/** Whether so many of the cards hold every colour that is needed. */
function hold(engine: Engine<Duel>, s: Duel, needed: number, slots: number, cards: CardList): boolean {
  if (needed === 0) return true;
  if (slots === 0) return false;
  const first = needed & -needed;
  const { colours: colourOf } = printed(engine);
  for (let i = 0; i < cards.length; i++) {
    const own = colourOf[s.card.definition[cards.at[i]]];
    if ((own & first) !== 0 && hold(engine, s, needed & ~own, slots - 1, cards)) return true;
  }
  return false;
}

const awake = new CardList();

/** Whether the rebooted resources of a seat are enough, and hold the colours. */
export function affords(engine: Engine<Duel>, s: Duel, seat: number, cost: number, needed: number): boolean {
  awake.length = 0;
  rebootedResources(engine, s, seat, awake);
  return awake.length >= cost && hold(engine, s, needed, cost, awake);
}

/** The colours of a shade as bits, asked of the card that is paid for. */
export function shadeOf(c: Compiler<Duel>, shade: Shade): (s: Duel, card: number) => number {
  if (shade === 'own') return (s, card) => coloursNeeded(c.engine, s, card);
  const bit = shade === 'any' ? 0 : 1 << colours.indexOf(shade);
  return () => bit;
}

/** Picks that hold every colour of a shade among them. */
export function holdsColours({ shade }: { readonly shade: Shade }, c: Compiler<Duel>): PickRule<Duel> {
  const { engine } = c;
  const needed = shadeOf(c, shade);
  const missing = (s: Duel, card: number, picked: CardList): number => {
    let bits = needed(s, card);
    for (let i = 0; i < picked.length; i++) bits &= ~printed(engine).colours[s.card.definition[picked.at[i]]];
    return bits;
  };
  return {
    completable(s, x, picked, candidates, min, max) {
      if (picked.length > max || candidates.length < min) return false;
      return hold(engine, s, missing(s, x.source, picked), max - picked.length, candidates);
    },
    satisfied: (s, x, picked, min) => picked.length >= min && missing(s, x.source, picked) === 0,
  };
}
