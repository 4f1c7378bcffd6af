import type { Engine, Test } from '@rulechart/core';
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
  /** what a trap is that becomes a monster */
  readonly asMonster?: {
    readonly attribute: Attribute;
    readonly race: Race;
    readonly level: number;
    readonly atk: number | null;
    readonly def: number | null;
    readonly sub: readonly Sub[];
  };
  /** null: "?" */
  readonly atk?: number | null;
  readonly def?: number | null;
  readonly icon?: Icon;
  /** semi: only its own text brings it out first; nomi: only its own text ever; never: no special summon at all */
  readonly special?: 'semi' | 'nomi' | 'never';
  /** the card whose effect alone brings it out, for its text: that effect summons it properly */
  readonly broughtOnlyBy?: string;
  /** how many tributes it takes, if its text says so */
  readonly tributes?: number;
  /** with how few tributes it may be Normal Summoned or Set beside the usual number, if its text says so */
  readonly fewerTributes?: number;
  /** what alone may be tributed for its Tribute Summon */
  readonly tributesAre?: Test;
  /** groups of names it belongs to by its Japanese name */
  readonly groups?: readonly string[];
  /** fusion materials: names, or what any monster must be to serve as one */
  readonly materials?: readonly (string | Test)[];
  /** any number (at least one) of further monsters that are this */
  readonly furtherMaterials?: Test;
  /** may stand in for one named fusion material */
  readonly substitute?: boolean;
  /** no fusion summon brings it out, only its own text */
  readonly noFusionSummon?: boolean;
  /** only a fusion summon with exactly the listed materials brings it out properly */
  readonly onlyListedMaterials?: boolean;
}

/** The number of the kind in `Printed.kind`. */
export const MONSTER = 1;
/** The number of the kind in `Printed.kind`. */
export const SPELL = 2;
/** The number of the kind in `Printed.kind`. */
export const TRAP = 3;

/** An attribute as a bit. */
export const attributeBit = (is: Attribute): number => 1 << attributes.indexOf(is);
/** The number of a type, from 1 on: 0 is none. */
export const raceNumber = (is: Race): number => races.indexOf(is) + 1;

/** Printed facts of the pool as columns, by definition. */
export interface Printed {
  readonly kind: Uint8Array;
  readonly icon: Uint8Array;
  /** bits by position in `attributes`; 0: none */
  readonly attribute: Uint8Array;
  /** bits by position in `races`; 0: none */
  readonly race: Int32Array;
  readonly level: Uint8Array;
  readonly atk: Int32Array;
  readonly def: Int32Array;
  /** bit per sub-kind */
  readonly sub: Uint16Array;
  /** 1: the value is "?" */
  readonly unknownAtk: Uint8Array;
  readonly unknownDef: Uint8Array;
  /** 1: may stand in for a fusion material */
  readonly substitute: Uint8Array;
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
    race: new Int32Array(n),
    level: new Uint8Array(n),
    atk: new Int32Array(n),
    def: new Int32Array(n),
    sub: new Uint16Array(n),
    unknownAtk: new Uint8Array(n),
    unknownDef: new Uint8Array(n),
    substitute: new Uint8Array(n),
  };
  for (const { id, tree } of engine.definitions.slice(1)) {
    const facts = tree.facts as unknown as CardFacts;
    columns.kind[id] = facts.kind === 'monster' ? MONSTER : facts.kind === 'spell' ? SPELL : TRAP;
    columns.icon[id] = facts.icon === undefined ? 0 : icons.indexOf(facts.icon);
    const monster = facts.asMonster ?? facts;
    columns.attribute[id] = monster.attribute === undefined ? 0 : attributeBit(monster.attribute);
    columns.race[id] = monster.race === undefined ? 0 : 1 << (raceNumber(monster.race) - 1);
    columns.level[id] = monster.level ?? 0;
    columns.atk[id] = monster.atk ?? 0;
    columns.def[id] = monster.def ?? 0;
    columns.unknownAtk[id] = monster.atk === null ? 1 : 0;
    columns.unknownDef[id] = monster.def === null ? 1 : 0;
    columns.substitute[id] = facts.substitute ? 1 : 0;
    for (const sub of monster.sub ?? []) columns.sub[id] |= 1 << subs.indexOf(sub);
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
