import type { Engine } from '@rulechart/core';
import type { Duel } from './duel.ts';

/** The six attributes of the era. */
export const attributes = ['dark', 'light', 'earth', 'water', 'fire', 'wind'] as const;
/** One of the attributes. */
export type Attribute = (typeof attributes)[number];

/** The twenty types of the era. */
export const races = [
  'dragon',
  'spellcaster',
  'zombie',
  'warrior',
  'beast-warrior',
  'beast',
  'winged beast',
  'fiend',
  'fairy',
  'insect',
  'dinosaur',
  'reptile',
  'fish',
  'sea serpent',
  'machine',
  'thunder',
  'aqua',
  'pyro',
  'rock',
  'plant',
] as const;
/** One of the types. */
export type Race = (typeof races)[number];

/** What is printed beside the word spell or trap. */
export const icons = ['normal', 'quick-play', 'continuous', 'equip', 'field', 'ritual', 'counter'] as const;
/** One of the icons. */
export type Icon = (typeof icons)[number];

/** What a monster's type line says besides its type. */
export const subs = [
  'normal',
  'effect',
  'fusion',
  'ritual',
  'toon',
  'spirit',
  'union',
  'gemini',
  'flip',
  'token',
] as const;
/** One of the sub-kinds. */
export type Sub = (typeof subs)[number];

/** The printed facts of a card, as its file gives them. */
export interface CardFacts {
  readonly kind: 'monster' | 'spell' | 'trap';
  readonly sub?: readonly Sub[];
  readonly attribute?: Attribute;
  readonly race?: Race;
  readonly level?: number;
  /** null: "?" */
  readonly atk?: number | null;
  readonly def?: number | null;
  readonly icon?: Icon;
  /** semi: only its own text brings it out first; nomi: only its own text ever; never: no special summon at all */
  readonly special?: 'semi' | 'nomi' | 'never';
  /** groups of names it belongs to by its Japanese name */
  readonly groups?: readonly string[];
  /** names of fusion materials */
  readonly materials?: readonly string[];
  /** only a fusion summon with exactly the listed materials brings it out properly */
  readonly onlyListedMaterials?: boolean;
}

/** The number of the kind in `Printed.kind`. */
export const MONSTER = 1;
/** The number of the kind in `Printed.kind`. */
export const SPELL = 2;
/** The number of the kind in `Printed.kind`. */
export const TRAP = 3;

/** Printed facts of the pool as columns, by definition. */
export interface Printed {
  readonly kind: Uint8Array;
  readonly icon: Uint8Array;
  readonly attribute: Uint8Array;
  readonly race: Uint8Array;
  readonly level: Uint8Array;
  readonly atk: Int32Array;
  readonly def: Int32Array;
  /** bit per sub-kind */
  readonly sub: Uint16Array;
  readonly unknownAtk: Uint8Array;
}

/** Facts of the pool; computed once. */
export function printed(engine: Engine<Duel>): Printed {
  const known = engine.notes['printed'] as Printed | undefined;
  if (known && known.kind.length === engine.definitions.length) return known;
  const n = engine.definitions.length;
  const columns: Printed = {
    kind: new Uint8Array(n),
    icon: new Uint8Array(n),
    attribute: new Uint8Array(n),
    race: new Uint8Array(n),
    level: new Uint8Array(n),
    atk: new Int32Array(n),
    def: new Int32Array(n),
    sub: new Uint16Array(n),
    unknownAtk: new Uint8Array(n),
  };
  for (const { id, tree } of engine.definitions.slice(1)) {
    const facts = tree.facts as unknown as CardFacts;
    columns.kind[id] = facts.kind === 'monster' ? MONSTER : facts.kind === 'spell' ? SPELL : TRAP;
    columns.icon[id] = facts.icon === undefined ? 0 : icons.indexOf(facts.icon);
    columns.attribute[id] = facts.attribute === undefined ? 255 : attributes.indexOf(facts.attribute);
    columns.race[id] = facts.race === undefined ? 255 : races.indexOf(facts.race);
    columns.level[id] = facts.level ?? 0;
    columns.atk[id] = facts.atk ?? 0;
    columns.def[id] = facts.def ?? 0;
    columns.unknownAtk[id] = facts.atk === null ? 1 : 0;
    for (const sub of facts.sub ?? []) columns.sub[id] |= 1 << subs.indexOf(sub);
  }
  engine.notes['printed'] = columns;
  return columns;
}

/** What is wrong with a card's facts, or nothing. */
export function checkFacts(facts: CardFacts): string | undefined {
  const oneOf = (what: string, value: string | undefined, known: readonly string[]): string | undefined =>
    value === undefined || known.includes(value) ? undefined : `${what} "${value}" is not one of ${known.join(', ')}`;
  if (!['monster', 'spell', 'trap'].includes(facts?.kind))
    return `kind "${String(facts?.kind)}" is not one of monster, spell, trap`;
  if (facts.kind === 'monster') {
    if (facts.attribute === undefined || facts.race === undefined || facts.level === undefined) {
      return 'a monster needs attribute, race and level';
    }
    if (facts.level < 1 || facts.level > 12) return `level ${facts.level} is not within 1 … 12`;
    const problem = oneOf('attribute', facts.attribute, attributes) ?? oneOf('race', facts.race, races);
    if (problem) return problem;
    for (const sub of facts.sub ?? []) {
      const wrong = oneOf('sub-kind', sub, subs);
      if (wrong) return wrong;
    }
    return undefined;
  }
  return facts.icon === undefined ? 'a spell or trap needs its icon' : oneOf('icon', facts.icon, icons);
}
