import { connectives } from './connectives.ts';
import { closest } from './names.ts';

import { corePassages } from './refusal.ts';
import type { RuleSet } from './ruleset.ts';
import {
  type Check,
  distinct,
  fail,
  flag,
  fn,
  integer,
  list,
  names,
  object,
  oneOf,
  record,
  shape,
  text,
  words,
} from './shapes.ts';
import { type CoreState, coreSpec } from './state.ts';

// A rule set from elsewhere is an object of any shape. It is looked at once, before anything of it is used: each key by
// what it has to be, and what has to be known elsewhere in it.

const width = oneOf(['u8', 'u16', 'i16', 'i32']);
const rows: Check = (value, where) => {
  if (value === 'cards') return;
  if (Array.isArray(value) && value.length === 5) list(integer(1, 65_536))(value, where);
  else integer(1, 65_536)(value, where);
};
const voice = record(fn);
const functions = record(fn);
const verb: Check = (value, where) => {
  const optional = ['facts', 'ask', 'takes', 'possible', 'room', 'requires', 'deed', 'expands'];
  shape({ name: text, ja: fn, en: fn, ...Object.fromEntries(optional.map((key) => [`${key}?`, fn])) })(value, where);
  const { name, deed, expands } = value as Record<string, unknown>;
  if (connectives.includes(name as never)) fail(`${where}.name`, `"${String(name)}" is a word of the core`);
  if (!deed && !expands) fail(where, `the verb "${String(name)}" needs a deed, or clauses it stands for (expands)`);
};

/** Every key of a type once, those that may be left out with a `?`: a key that is new to the type must be told here. */
type Every<T> = { readonly [K in keyof T & string as undefined extends T[K] ? `${K}?` : K]: Check };

const rules: Every<RuleSet<CoreState>> = {
  id: text,
  'version?': text,
  name: words,
  'profile?': text,
  'layout?': shape({
    'scalars?': names(4096),
    'entities?': names(4096),
    'card?': record(width),
    'lasting?': names(4096),
    'effective?': record(width),
    'seat?': record(width),
    'seatTurn?': record(width),
    'tables?': record(shape({ rows, columns: record(width), 'count?': text, 'derived?': flag })),
    'ranges?': record((value, where) => {
      list(integer(-(2 ** 31), 2 ** 31 - 1), 2)(value, where);
      const [low, high] = value as number[];
      if (low === undefined || high === undefined || low > high)
        fail(where, 'the lowest and the highest value are needed');
    }),
  }),
  zones: record(
    shape({
      name: words,
      sight: oneOf(['all', 'owner', 'controller', 'face', 'none']),
      'places?': integer(1, 30),
      'shared?': flag,
      'field?': flag,
    }),
    // kinds of zones are bits of one number
    30,
  ),
  'events?': names(200),
  'remarks?': names(200),
  'happenings?': record(shape({ 'becomes?': fn, 'commit?': fn, 'allowed?': fn }), 64),
  'causes?': names(200),
  'counters?': names(8),
  'slots?': names(200),
  'marks?': names(32),
  'acts?': names(64),
  'untils?': names(200),
  'obligations?': names(200),
  'reasons?': record(words),
  'lists?': record(list(words, 32)),
  'stats?': functions,
  'operations?': distinct('op', shape({ op: text, apply: fn, 'with?': text, 'wipes?': flag })),
  'base?': fn,
  'load?': fn,
  'verbs?': distinct('name', verb),
  'vocabulary?': shape({
    'values?': functions,
    'tests?': functions,
    'constraints?': functions,
    'cards?': functions,
  }),
  'kinds?': names(200),
  machine: object,
  implementation: fn,
  decisions: fn,
  'ruleChecks?': distinct('id', shape({ id: text, rank: integer(-1000, 1000), anyTime: flag, due: fn, perform: fn })),
  'programs?': record(list(object)),
  'effectRules?': fn,
  'passages?': shape({
    zone: text,
    condition: text,
    limit: text,
    cost: text,
    target: text,
    idle: text,
    responds: text,
    trigger: text,
  }),
  'gate?': fn,
  'open?': fn,
  'aside?': names(200),
  'piles?': names(200),
  'options?': names(200),
  'replacementOrder?': oneOf(['controller', 'turn player']),
  'blockedPlaces?': fn,
  'guests?': shape({ of: text, in: names(30), when: fn }),
  'mayTarget?': fn,
  'mayPay?': fn,
  'mayChoose?': fn,
  'reaches?': fn,
  'unresolved?': fn,
  'unnegated?': text,
  'onCircle?': fn,
  'onLeave?': fn,
  'onPlaced?': fn,
  'rulebook?': record(shape({ document: text, section: text, title: words })),
  'documents?': record(words),
  'voice?': shape({ ja: voice, en: voice }),
  'speak?': fn,
  'checkDeck?': fn,
  'tokens?': integer(0, 1000),
  'words?': record(record(words)),
  start: fn,
  'visible?': shape({
    'scalars?': names(4096),
    'cardColumns?': names(4096),
    'knownCardColumns?': names(4096),
    'tables?': names(4096),
  }),
  'positions?': object,
  'fits?': fn,
  'checkState?': fn,
  'checkCard?': fn,
  'checkEffect?': fn,
};

/** What one part of a rule set says about another has to be there. */
function checkReferences<S extends CoreState>(given: RuleSet<S>): void {
  const { layout = {}, zones, visible, rulebook = {} } = given;
  const known = (
    where: string,
    wanted: string | readonly string[] | undefined,
    list: readonly string[],
    what: string,
  ): void => {
    [wanted ?? []].flat().forEach((name, i) => {
      if (!list.includes(name))
        fail(
          typeof wanted === 'string' ? where : `${where}[${i}]`,
          `there is no ${what} "${name}"; closest: ${closest(name, list, 3).join(', ') || 'none'}`,
        );
    });
  };
  const scalars = [...coreSpec.scalars, ...(layout.scalars ?? [])];
  const tables: Record<string, Readonly<Record<string, unknown>>> = {
    ...Object.fromEntries(Object.entries(coreSpec.tables).map(([name, { columns }]) => [name, columns])),
    own: layout.card ?? {},
    seat: layout.seat ?? {},
    seatTurn: layout.seatTurn ?? {},
    now: layout.effective ?? {},
    ...Object.fromEntries(Object.entries(layout.tables ?? {}).map(([name, { columns }]) => [name, columns])),
  };
  const cells = Object.entries(tables).flatMap(([table, columns]) =>
    Object.keys(columns).map((one) => `${table}.${one}`),
  );
  const cardColumns = ['card', 'own', 'now', 'standing'].flatMap((table) => Object.keys(tables[table] ?? {}));
  known('rules.layout.entities', layout.entities, [...scalars, ...cells], 'scalar or column');
  known('rules.layout.ranges', Object.keys(layout.ranges ?? {}), [...scalars, ...cells], 'scalar or column');
  known('rules.layout.lasting', layout.lasting, Object.keys(layout.card ?? {}), 'column');
  known('rules.visible.scalars', visible?.scalars, scalars, 'scalar');
  known('rules.visible.cardColumns', visible?.cardColumns, cardColumns, 'column');
  known('rules.visible.knownCardColumns', visible?.knownCardColumns, cardColumns, 'column');
  known('rules.visible.tables', visible?.tables, Object.keys(tables), 'table');
  known('rules.guests.of', given.guests?.of, Object.keys(zones), 'zone');
  known('rules.guests.in', given.guests?.in, Object.keys(zones), 'zone');
  known('rules.piles', given.piles, Object.keys(zones), 'zone');
  known('rules.unnegated', given.unnegated, given.marks ?? [], 'mark');
  const operations = (given.operations ?? []).map(({ op }) => op);
  for (const [i, { with: host }] of (given.operations ?? []).entries())
    if (host !== undefined) known(`rules.operations[${i}].with`, host, operations, 'operation');
  const passages = Object.keys({ ...corePassages, ...rulebook });
  for (const [key, passage] of Object.entries(given.passages ?? {}))
    known(`rules.passages.${key}`, passage, passages, 'passage in the rulebook');
  if ('nowhere' in zones) fail('rules.zones.nowhere', 'a name that the core keeps for no zone at all');
}

const operand = oneOf(['entity', 'optionalEntity', 'effect', 'definition', 'option', 'place', 'flag', 'number']);
const decisions = record((value, where) => {
  object(value, where);
  const { operands, candidates, rules } = value as Record<string, unknown>;
  record(operand, 3)(operands, `${where}.operands`);
  fn(candidates, `${where}.candidates`);
  list(object)(rules, `${where}.rules`);
});

/** Gives back kinds of decisions that are such. @throws {LoadError} otherwise. */
export function checkDecisions<T>(given: T): T {
  decisions(given, 'rules.decisions');
  return given;
}

/** @throws {LoadError} for the first thing in a rule set that is not what it has to be: where, what, what would be right. */
export function checkRules<S extends CoreState>(given: RuleSet<S>): void {
  shape(rules)(given, 'rules');
  checkReferences(given);
}
