import type { CardTree, Engine } from '@rulechart/core';
import type { Duel } from './duel.ts';

/** Types of cards. */
export const types = ['zx', 'event', 'player', 'player ex', 'ex', 'overboost', 'lower', 'shift', 'token'] as const;
/** A type of card. */
export type CardType = (typeof types)[number];
/** Colours of cards. */
export const colours = ['red', 'blue', 'white', 'black', 'green'] as const;
/** A colour. */
export type Colour = (typeof colours)[number];

/** A cost no resources pay, and which is never "N or less". */
export const INFINITE = 99;

/** What is printed on a card beside its effects. */
export interface CardFacts {
  readonly type: CardType;
  readonly colours?: readonly Colour[];
  /** absent: ∞ for a token, 0 for what has no cost */
  readonly cost?: number;
  readonly power?: number;
  /** its tribes, as printed */
  readonly tribes?: readonly string[];
  /** the icon; `last life`: only while its owner has exactly one life */
  readonly ignition?: boolean | 'last life';
  readonly special?: 'life recovery' | 'void bringer';
  /** start card */
  readonly start?: boolean;
  /** the number under which it was published; absent: a stand-in of our own */
  readonly number?: string;
  /** of both halves of an Overboost and its player card: what makes them one */
  readonly overboost?: string;
}

/** Printed facts of the pool as tables, by definition. */
export interface Printed {
  readonly type: Uint8Array;
  readonly colours: Uint8Array;
  readonly cost: Uint8Array;
  readonly power: Int32Array;
  readonly ignition: Uint8Array;
  readonly start: Uint8Array;
  readonly overboost: readonly (string | undefined)[];
  /** numbers of the marks that are asked for after every move */
  readonly marks: { readonly unlimited: number; readonly lowers: number };
}

const ZX_TYPES: readonly CardType[] = ['zx', 'ex', 'overboost', 'token'];

/** Tabulates the pool's printed facts. */
export function tabulate(engine: Engine<Duel>): Printed {
  const facts = engine.definitions.map(({ tree }) => tree.facts as unknown as CardFacts);
  return {
    type: Uint8Array.from(facts, ({ type }) => Math.max(0, types.indexOf(type)) + (type === undefined ? 200 : 0)),
    colours: Uint8Array.from(facts, ({ colours: own = [] }) =>
      own.reduce((bits, colour) => bits | (1 << colours.indexOf(colour)), 0),
    ),
    cost: Uint8Array.from(facts, ({ type, cost }) => cost ?? (type === 'token' ? INFINITE : 0)),
    power: Int32Array.from(facts, ({ power = 0 }) => power),
    ignition: Uint8Array.from(facts, ({ ignition }) => (ignition === 'last life' ? 2 : ignition ? 1 : 0)),
    start: Uint8Array.from(facts, ({ start }) => (start ? 1 : 0)),
    overboost: facts.map(({ overboost }) => overboost),
    marks: { unlimited: engine.marks.id('no charge limit'), lowers: engine.marks.id('lowers the charge limit') },
  };
}

/** The tables of an engine's pool. */
export const printed = (engine: Engine<Duel>): Printed => engine.notes['printed'] as Printed;

/** The type of a card in play. */
export const typeOfCard = (engine: Engine<Duel>, s: Duel, e: number): CardType | undefined =>
  types[printed(engine).type[s.card.definition[e]]];

/** Whether a card is a Z/X, of whatever kind. */
export const isZx = (engine: Engine<Duel>, s: Duel, e: number): boolean => {
  const type = typeOfCard(engine, s, e);
  return type !== undefined && ZX_TYPES.includes(type);
};

/** Colours of a card as bits: with those of a Shift on it. */
export function coloursOf(engine: Engine<Duel>, s: Duel, e: number, shiftZone: number): number {
  let bits = printed(engine).colours[s.card.definition[e]];
  for (let seat = 0; seat < 2; seat++)
    for (let o = s.zone.head[engine.zoneRow(shiftZone, seat)]; o !== 0; o = s.card.next[o])
      if (s.card.host[o] === e) bits |= printed(engine).colours[s.card.definition[o]];
  return bits;
}

/** What is wrong with a card's abilities, or nothing. */
export function checkAbilities({ effects }: CardTree): string | undefined {
  const limited = effects.filter(({ kind }) => kind === 'time-limited').length;
  const setsOff = JSON.stringify(effects).includes('"do":"set off"');
  if (limited > 1) return 'one time-limited ability at most: what sets it off names none';
  if (setsOff && limited === 0) return 'it sets off a time-limited ability, but has none';
  if (!setsOff && limited === 1) return 'nothing sets its time-limited ability off';
  return undefined;
}

/** What is wrong with a card's facts, or nothing. */
export function checkFacts(facts: CardFacts): string | undefined {
  if (!types.includes(facts.type)) return `facts.type is one of ${types.join(', ')}, not ${JSON.stringify(facts.type)}`;
  for (const colour of facts.colours ?? [])
    if (!colours.includes(colour)) return `facts.colours: ${JSON.stringify(colour)} is none of ${colours.join(', ')}`;
  if ((facts.power ?? 0) % 500 !== 0) return `facts.power goes in steps of 500, not ${facts.power}`;
  if (ZX_TYPES.includes(facts.type) && facts.power === undefined) return 'facts.power is needed for a Z/X';
  if ((facts.type === 'overboost' || facts.type === 'lower') && !facts.overboost)
    return 'facts.overboost must say which halves belong together';
  return undefined;
}
