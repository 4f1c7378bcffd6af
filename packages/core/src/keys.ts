import { Compiler, MOST_WRITTEN } from './compile.ts';
import type { Engine } from './engine.ts';
import { closest, LoadError } from './names.ts';
import { pickRule } from './question.ts';
import { type Check, type Fields, flag, words as inBoth, integer, list, object, oneOf, text } from './shapes.ts';
import type { CoreState } from './state.ts';
import type { CardTree, Clause } from './tree.ts';

// A key that nobody reads says nothing: `upto: true` would load, read well and do nothing. What the core itself reads is
// listed here; what the words of a rule set read is found out by letting them read.

type Node = Readonly<Record<string, unknown>>;

/** The keys by which a node says what it is, in the order in which they are looked for. */
const tags = ['do', 'part', 'test', 'constraint', 'value', 'cards'] as const;
type Tag = (typeof tags)[number];

/** What every node of a kind may have beside its own arguments. */
const common: Readonly<Partial<Record<Tag, string>>> = { do: 'do link as', part: 'part if' };

/** The arguments of the core's own words. */
const own: Readonly<Record<Tag, Readonly<Record<string, string>>>> = {
  do: {
    when: 'if then otherwise',
    repeat: 'times does',
    'for each': 'in name does',
    may: 'by does',
    'one of': 'by options',
    choose: 'name from by min max asMany constraint',
    declare: 'what which by',
    number: 'min max which by',
    place: 'zone of by where',
    remember: 'name of',
    lasting: 'part until about value',
    arrange: 'name by',
    instead: '',
  },
  part: {
    modify: 'stat op by to',
    mark: 'mark to',
    negate: 'to',
    control: 'to who prevails',
    forbid: 'act who which nature wherever',
    require: 'act which object',
    allow: 'rule which who',
    replace: 'of which optional to does',
    watch: 'on does once waits',
  },
  test: {
    all: 'of',
    any: 'of',
    not: 'of',
    compare: 'a is b',
    some: 'of atLeast',
    faceUp: '',
    in: 'zone',
    'was in': 'zone',
    controlled: 'by',
    owned: 'by',
    among: 'cards',
    called: 'name',
    cause: 'is',
    going: 'to',
    'done by': 'who',
    'turn of': 'who',
  },
  value: {
    count: 'of',
    stat: 'stat of',
    sum: 'stat of',
    add: 'of',
    subtract: 'of',
    multiply: 'of',
    divide: 'of',
    min: 'of',
    max: 'of',
    counters: 'kind of',
    declared: 'which',
    seat: 'column who',
    happened: '',
    kept: '',
  },
  cards: {
    in: 'zone of where',
    named: 'name',
    this: '',
    it: '',
    host: '',
    attached: 'to slot',
    where: 'in where',
    both: 'of',
    top: 'zone of count',
    extreme: 'in stat pick',
  },
  constraint: {},
};

/** The keys of what has no tag: by the key it stands under. */
const plain: Readonly<Record<string, string>> = {
  card: 'key name facts effects alsoKnownAs countsAs',
  effects: 'kind how label from by on timing mandatory respondsTo if limit cost targets does live evenFaceDown traits',
  on: 'event self which from to each whose',
  limit: 'per by shared times',
  until: 'until of times',
  options: 'label if does',
  name: 'ja en',
  label: 'ja en',
  constraint: 'each stat total is than oneOf',
};
const person = oneOf(['you', 'opponent', 'each', 'either', 'turnPlayer', 'controller', 'owner']);
const zones: Check = (value, where) => (typeof value === 'string' ? text(value, where) : list(text)(value, where));
/** What the values must be that no compiler looks at; those with a `?` may be left out. By kind of node. */
const values: Readonly<Record<string, Fields>> = {
  ' card': { name: inBoth, facts: object, effects: list(object), 'alsoKnownAs?': list(text), 'countsAs?': list(text) },
  ' effects': {
    from: list(text),
    'label?': inBoth,
    'by?': oneOf(['controller', 'either', 'turn player', 'opponent']),
    'timing?': oneOf(['when', 'if']),
    'mandatory?': flag,
    'evenFaceDown?': flag,
    'on?': object,
    'limit?': object,
    'traits?': object,
    'if?': list(object),
    'live?': list(object),
  },
  ' on': { event: text, 'self?': flag, 'each?': flag, 'from?': zones, 'to?': zones, 'whose?': person },
  ' limit': {
    per: oneOf(['event', 'stack', 'phase', 'turn', 'stay', 'duel']),
    by: oneOf(['card', 'name', 'seat']),
    'shared?': text,
    'times?': integer(1, 250),
  },
  ' until': { until: text, 'of?': oneOf(['you', 'opponent']), 'times?': integer(1, 1000) },
  ' options': { label: inBoth, does: list(object), 'if?': object },
  'part control': { 'prevails?': flag },
  'part forbid': { 'nature?': oneOf(['effect', 'rule text', 'oath']), 'wherever?': flag },
  'part replace': { 'optional?': flag },
  'part watch': { 'once?': flag, 'waits?': flag },
  'do choose': { name: text, 'asMany?': flag },
  'do remember': { name: text },
  'do for each': { name: text },
  'do arrange': { name: text },
  'do lasting': { 'about?': list(text) },
  'do declare': { 'which?': integer(0, 1) },
  'do number': { 'which?': integer(0, 1) },
  'cards named': { name: text },
  'cards extreme': { pick: oneOf(['highest', 'lowest']) },
  'cards attached': { 'slot?': text },
  'value declared': { which: integer(0, 1) },
  'test called': { name: text },
};
/** What belongs to the rule set alone. */
const free: readonly string[] = ['facts', 'traits'];

/** Counts, and the most that one may be if it is written as a number. */
const counts: readonly string[] = ['count', 'times', 'atLeast'];
const MOST = 2047;

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** Checks that every key of cards and programs is read by somebody. */
export class Keys<S extends CoreState> {
  /** by tag and word: the keys it is known to read */
  private readonly known = new Map<string, Set<string>>();

  constructor(private readonly engine: Engine<S>) {
    for (const tag of tags) {
      for (const [word, keys] of Object.entries(own[tag]))
        this.known.set(`${tag} ${word}`, new Set([...words(common[tag] ?? tag), ...words(keys)]));
    }
    for (const [at, keys] of Object.entries(plain)) this.known.set(` ${at}`, new Set(words(keys)));
  }

  /** @throws {LoadError} for the first key of a card that nobody reads: where, and the closest that somebody does. */
  card(tree: CardTree, where: string): void {
    this.check(tree as unknown as Node, 'card', where);
  }

  /** The same for clauses. */
  clauses(clauses: readonly Clause[], where: string): void {
    clauses.forEach((clause, i) => {
      this.check(clause, 'does', `${where}[${i}]`);
    });
  }

  private check(node: Node, at: string, where: string): void {
    const tag = tags.find((one) => typeof node[one] === 'string');
    const kind = tag === undefined ? ` ${at}` : `${tag} ${node[tag] as string}`;
    let known = this.known.get(kind);
    if (tag !== undefined || known) {
      if (!known) {
        known = new Set(words(common[tag as Tag] ?? tag));
        this.known.set(kind, known);
      }
      const strange = Object.keys(node).filter((key) => !known?.has(key));
      if (strange.length > 0 && tag !== undefined) for (const key of this.read(node, tag, where)) known.add(key);
      const unread = strange.find((key) => !known?.has(key));
      if (unread !== undefined) {
        const what = tag === undefined ? '' : ` of "${String(node[tag])}"`;
        throw new LoadError(
          where,
          `nothing reads the key "${unread}"${what}; closest: ${closest(unread, [...known], 3).join(', ')}`,
        );
      }
    }
    for (const [name, check] of Object.entries(values[kind] ?? {})) {
      const key = name.replace('?', '');
      if (node[key] !== undefined) check(node[key], `${where}.${key}`);
      else if (name === key) throw new LoadError(where, `"${key}" is missing`);
    }
    for (const [key, value] of Object.entries(node)) {
      if (value === null) throw new LoadError(`${where}.${key}`, 'null says nothing: leave the key out');
      if (free.includes(key)) continue;
      if (typeof value === 'number') integer(-MOST_WRITTEN, MOST_WRITTEN)(value, `${where}.${key}`);
      if (counts.includes(key) && typeof value === 'number' && (value < 0 || value > MOST))
        throw new LoadError(`${where}.${key}`, `${value} is not within 0 … ${MOST}`);
      const inner = (one: unknown, path: string): void => {
        if (Array.isArray(one))
          one.forEach((each, i) => {
            inner(each, `${path}[${i}]`);
          });
        else if (typeof one === 'object' && one !== null) this.check(one as Node, key, path);
      };
      inner(value, at === 'card' && key === 'effects' ? `${where}, effects` : `${where}.${key}`);
    }
  }

  /** Lets everybody read a node of the rule set's own who has to do with it; gives the keys that were looked at. */
  private read(node: Node, tag: Tag, where: string): Iterable<string> {
    const { engine } = this;
    const seen = new Set<string>();
    let looked: string[] = [];
    let whole = false;
    const look = (key: string | symbol): void => void (typeof key === 'string' && looked.push(key));
    const listened = new Proxy(node, {
      get: (target, key, self) => {
        look(key);
        return Reflect.get(target, key, self) as unknown;
      },
      has: (target, key) => {
        look(key);
        return Reflect.has(target, key);
      },
      ownKeys: (target) => {
        // Who writes out everything that is there has read nothing of it.
        whole = true;
        return Reflect.ownKeys(target);
      },
    }) as never;
    const compiler = new Compiler(engine, where);
    const { vocabulary } = engine.rules;
    const word = node[tag] as string;
    const before = [engine.parts.length, engine.programs.length] as const;
    const attempt = (read: () => unknown): void => {
      looked = [];
      whole = false;
      try {
        read();
      } catch {
        // What somebody cannot read has been compiled already: here it only counts what was looked at.
      }
      if (!whole) for (const key of looked) seen.add(key);
    };
    for (const speak of [engine.speakers.ja, engine.speakers.en]) {
      if (tag === 'test') attempt(() => speak.test(listened));
      else if (tag === 'cards') attempt(() => speak.cards(listened));
      else if (tag === 'value') attempt(() => speak.amount(listened));
      else if (tag === 'do') attempt(() => speak.clauses([listened]));
    }
    const verb = tag === 'do' ? engine.verbs.get(word) : undefined;
    for (const read of [verb?.ask, verb?.deed, verb?.possible, verb?.room, verb?.requires])
      attempt(() => read?.(listened, compiler));
    for (const read of [verb?.facts, verb?.takes, verb?.expands]) attempt(() => read?.(listened));
    attempt(() => verb?.ja(listened, engine.speakers.ja));
    attempt(() => verb?.en(listened, engine.speakers.en));
    if (tag === 'test') attempt(() => vocabulary.tests?.[word]?.(listened, compiler));
    if (tag === 'cards') attempt(() => vocabulary.cards?.[word]?.(listened, compiler));
    if (tag === 'value') attempt(() => vocabulary.values?.[word]?.(listened, compiler));
    if (tag === 'constraint') attempt(() => pickRule(listened, compiler));
    engine.parts.length = before[0];
    engine.programs.length = before[1];
    return seen;
  }
}
