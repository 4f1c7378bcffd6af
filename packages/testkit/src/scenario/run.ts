import {
  CapacityExceeded,
  type CoreState,
  type Decision,
  type Deck,
  type Game,
  type GameModule,
  type JournalEntry,
  PositionError,
  type Refusal,
  type SizeClass,
  seatName,
  seedRandom,
  setUpPosition,
  sizeClasses,
} from '@rulechart/core';
import { type Acted, Acting, type Trouble } from './acting.ts';
import { CardNames } from './cardNames.ts';
import { MissingCard, PartError, ScenarioError } from './errors.ts';
import { type Difference, Expecting } from './expecting.ts';
import type { ReadScenario } from './read.ts';
import { type Expected, filledIn, rowsOf, type Scenario, type StatedDeck, type Step, type Texts } from './scenario.ts';

/** How an instance of a scenario came out. `waiting`: the pool lacks cards; `uncertain`: nobody can say. */
export type Status = 'passed' | 'failed' | 'uncertain' | 'waiting';

/** One instance of a scenario, run. */
export interface Outcome {
  readonly id: string;
  readonly profile: string | null;
  readonly file: string;
  /** line of the step that failed, else of the scenario */
  readonly line: number;
  readonly status: Status;
  /** what was expected, what is, and the last steps of the log */
  readonly expected?: string;
  readonly actual?: string;
  readonly log?: readonly string[];
  /** cards that the pool lacks, or why nobody can say */
  readonly because?: string;
}

/** A game as scenarios of its rules are judged: its module, and the game of a profile (undefined: none of that name). */
export interface Court {
  readonly module: GameModule;
  /** The game under a profile; null: the one that is played when nobody names one. */
  game(profile: string | null): Game<CoreState> | undefined;
}

/** How scenarios may be run otherwise than as rulings. */
export interface Running {
  /** Cards that take the place of others, by number: a mutant stands in for its card. */
  readonly instead?: ReadonlyMap<number, number>;
  /** Leaves out the journey through fork and JSON before every decision. */
  readonly quick?: boolean;
}

/** How far time is let go by before a scenario is given up. */
const MOST_STEPS = 2000;

/** How many seeds are tried until coins, dice and shuffles fall as a step needs them. */
const MOST_LUCK = 20_000;

/**
 * Runs every instance of a scenario: every row of its parameters under each of its profiles.
 * @throws {ScenarioError} for what cannot be evaluated: a misspelt card, an impossible position, an unknown word.
 */
export function judgeScenario(read: ReadScenario, court: Court, running: Running = {}): Outcome[] {
  const { scenario, file } = read;
  const profiles = scenario.profile === undefined ? [null] : [scenario.profile].flat();
  const fail = (path: readonly (string | number)[], problem: string): never => {
    const { line, column } = read.at(path);
    throw new ScenarioError(file, line, column, problem);
  };
  return profiles.flatMap((profile) => {
    const game = court.game(profile);
    if (!game) return fail(['profile'], `${scenario.rules ?? 'the rules'} have no profile "${profile}"`);
    return rowsOf(scenario).map((row) => {
      const instance = filledIn(scenario, row);
      const named = Object.entries(row).map(([name, value]) => `${name} = ${String(value)}`);
      const label = [...named, ...(profiles.length > 1 ? [String(profile)] : [])].join(', ');
      const id = label === '' ? scenario.id : `${scenario.id} [${label}]`;
      const about = { id, profile, file, line: read.line };
      if (scenario.uncertain !== undefined) return { ...about, status: 'uncertain', because: scenario.uncertain };
      let runner = new Runner(game, court, instance, profile, running);
      try {
        let trouble: Difference | null | undefined;
        // A table that runs full is no rule: everything is played again in the next size class.
        for (const sizeClass of sizeClasses) {
          runner = new Runner(game, court, instance, profile, running, sizeClass);
          trouble = runner.runWithin();
          if (trouble !== undefined) break;
        }
        if (trouble === undefined) return fail([], `${id}: more than the largest state can hold`);
        if (trouble === null) return { ...about, status: 'passed' };
        const { expected, actual, path } = trouble;
        return { ...about, line: read.at(path).line, status: 'failed', expected, actual, log: runner.lastSteps() };
      } catch (error) {
        if (error instanceof MissingCard) return { ...about, status: 'waiting', because: error.card };
        if (error instanceof PartError) return fail(error.path, `${id}: ${error.problem}`);
        throw error;
      }
    });
  }) as Outcome[];
}

/**
 * The state in which a scenario begins, with the values of its first row.
 * @throws {ScenarioError} for a position that cannot be. @throws {MissingCard} for a card that the pool lacks.
 */
export function startScenario(read: ReadScenario, court: Court): CoreState {
  return firstOf(read, court, (runner) => runner.start());
}

/**
 * The state in which a scenario ends, with the values of its first row.
 * @throws {ScenarioError} for one that fails. @throws {MissingCard} for a card that the pool lacks.
 */
export function endScenario(read: ReadScenario, court: Court): CoreState {
  return firstOf(read, court, (runner) => {
    const trouble = runner.runWithin();
    if (trouble) throw new PartError(trouble.path, `${trouble.expected}, not ${trouble.actual}`);
    return runner.end;
  });
}

/** Something about the first instance of a scenario. */
function firstOf(read: ReadScenario, court: Court, ask: (runner: Runner<CoreState>) => CoreState): CoreState {
  const { scenario, file } = read;
  const profile = scenario.profile === undefined ? null : ([scenario.profile].flat()[0] ?? null);
  const game = court.game(profile) ?? court.game(null);
  try {
    return ask(new Runner(game as Game<CoreState>, court, filledIn(scenario, rowsOf(scenario)[0] ?? {}), profile));
  } catch (error) {
    if (!(error instanceof PartError)) throw error;
    const { line, column } = read.at(error.path);
    throw new ScenarioError(file, line, column, error.problem);
  }
}

/** The decks that a step asks about. */
const decksOf = (step: Exclude<Step, string>): readonly ('legal deck' | 'illegal deck')[] =>
  (['legal deck', 'illegal deck'] as const).filter((key) => step[key] !== undefined);

class Runner<S extends CoreState> {
  private readonly cards: CardNames<S>;
  private readonly acting: Acting<S>;
  private readonly expecting: Expecting<S>;
  private readonly log: string[] = [];
  private entries: JournalEntry[] = [];
  private state!: S;

  constructor(
    readonly game: Game<S>,
    private readonly court: Court,
    readonly scenario: Scenario,
    readonly profile: string | null,
    private readonly running: Running = {},
    private readonly sizeClass: SizeClass = 128,
  ) {
    this.cards = new CardNames(game, court.module.nameOf, running.instead);
    this.acting = new Acting(game, this.cards);
    this.expecting = new Expecting(game, this.cards);
  }

  /** The last steps of the log, and where the game stands now. */
  lastSteps(): readonly string[] {
    const point = this.game.point(this.state);
    const question = this.game.question(this.state);
    const now = point
      ? `now ${seatName(point.seat)} decides (${question?.kind ?? point.path.at(-1)}): ${this.menuInWords(point.seat)}`
      : 'now the game is over';
    return [...this.log.slice(-12), now];
  }

  /** Where the game stands after the last step. */
  get end(): S {
    return this.state;
  }

  /** Runs the scenario; undefined: the state is too small for it. */
  runWithin(): Difference | null | undefined {
    try {
      return this.run();
    } catch (error) {
      if (error instanceof CapacityExceeded) return undefined;
      throw error;
    }
  }

  private run(): Difference | null {
    this.mentionedCards();
    this.state = this.start();
    for (const [i, step] of this.scenario.steps.entries()) {
      const path = ['steps', i];
      const trouble = this.step(step, path);
      if (trouble) return trouble;
    }
    return null;
  }

  /** Names every card of the scenario once, so that one that is missing is found before anything is played. */
  private mentionedCards(): void {
    const walk = (part: unknown, key: string): void => {
      if (Array.isArray(part)) for (const item of part) walk(item, key);
      else if (typeof part === 'object' && part !== null)
        for (const [inner, value] of Object.entries(part)) walk(value, inner);
      else if (typeof part === 'string' && (key === 'card' || key === 'equippedTo' || key === 'by')) this.named(part);
    };
    for (const side of [this.scenario.position?.A, this.scenario.position?.B])
      for (const cards of Object.values(side ?? {}))
        if (Array.isArray(cards)) for (const card of cards) if (typeof card === 'string') this.named(card);
    walk(this.scenario.position ?? {}, '');
    for (const step of this.scenario.steps)
      if (typeof step === 'object')
        for (const [key, value] of Object.entries(step))
          if (/^[AB]/.test(key)) for (const text of [value].flat()) this.cards.mentions(String(text));
  }

  private named(name: string): void {
    if (/^[AB]$/.test(name)) return;
    this.cards.find(name);
  }

  start(): S {
    const { position, duel, steps } = this.scenario;
    const aboutDecks = steps.every((step) => typeof step === 'object' && decksOf(step).length > 0);
    if ((position === undefined) === (duel === undefined) && !(aboutDecks && position === undefined))
      throw new PartError([], 'a scenario begins with a "position" or with a "duel"');
    if (duel) {
      const [a, b] = duel.decks.map((id, i) => this.deckNamed(id, ['duel', 'decks', i]));
      return this.game.create(
        { decks: [a as Deck, b as Deck], first: duel.first === 'B' ? 1 : 0 },
        duel.seed ?? 1,
        this.sizeClass === 128 ? undefined : this.sizeClass,
      );
    }
    try {
      return setUpPosition(
        this.game,
        position ?? {},
        (name) => this.cardNamed(name, this.whereNamed(name)),
        this.sizeClass,
      );
    } catch (error) {
      if (error instanceof PositionError) throw new PartError(['position', ...error.path], error.problem);
      throw error;
    }
  }

  private deckNamed(id: string, path: readonly (string | number)[]): Deck {
    const { decks } = this.court.module;
    const deck = decks.find((one) => one.id === id);
    if (!deck) throw new PartError(path, `there is no deck "${id}"; known: ${decks.map((one) => one.id).join(', ')}`);
    return deck.deck;
  }

  private cardNamed(name: string, path: readonly (string | number)[]): number {
    const definition = this.cards.find(name);
    if (definition === undefined)
      throw new PartError(path, `there is no card "${name}"; close: ${this.cards.like(name).join(', ')}`);
    return definition;
  }

  /** Whether a deck breaks exactly those rules; none: it is legal. */
  private deckIs(
    { like, ...added }: StatedDeck,
    because: readonly string[],
    path: readonly (string | number)[],
  ): Difference | null {
    const deck: Record<string, readonly string[]> =
      like === undefined ? {} : { ...this.deckNamed(like, [...path, 'like']) };
    for (const [pile, cards] of Object.entries(added) as [
      string,
      readonly (string | { card: string; copies?: number })[],
    ][])
      deck[pile] = [
        ...(deck[pile] ?? []),
        ...cards.flatMap((stated, i) => {
          const { card, copies = 1 } = typeof stated === 'string' ? { card: stated } : stated;
          const key = this.game.engine.definitions[this.cardNamed(card, [...path, pile, i])]?.tree.key as string;
          return Array<string>(copies).fill(key);
        }),
      ];
    const problems = this.game.checkDeck(deck);
    this.entries = [];
    this.log.push(`deck: ${problems.map(({ text }) => text.en).join(' ') || 'legal'}`);
    const broken = new Set(problems.map(({ code }) => code));
    if (broken.size === because.length && because.every((code) => broken.has(code))) return null;
    return { expected: because.join(', ') || 'legal', actual: [...broken].join(', ') || 'legal', path };
  }

  /** Where in the position a name stands. */
  private whereNamed(name: string): readonly (string | number)[] {
    const search = (part: unknown, path: (string | number)[]): (string | number)[] | null => {
      if (part === name) return path;
      if (typeof part !== 'object' || part === null) return null;
      for (const [key, value] of Object.entries(part)) {
        const found = search(value, [...path, Array.isArray(part) ? Number(key) : key]);
        if (found) return found;
      }
      return null;
    };
    return search(this.scenario.position, ['position']) ?? ['position'];
  }

  private step(step: Step, path: readonly (string | number)[]): Difference | null {
    if (step === 'settle') return this.letSettle(path);
    if (typeof step === 'string') {
      for (let left = Number(/\d+/.exec(step)?.[0] ?? 1); left > 0; left--) {
        const trouble = this.passes(path);
        if (trouble) return trouble;
      }
      return null;
    }
    const doing = (['A', 'B', 'until'] as const).filter((key) => step[key] !== undefined);
    const asking = ['A may', 'B may', 'A may not', 'B may not', 'A may exactly', 'B may exactly'] as const;
    const asked = asking.filter((key) => step[key] !== undefined);
    const decks = decksOf(step);
    if (doing.length > 1) throw new PartError(path, `one thing at a time, not ${doing.join(' and ')}`);
    if (doing.length + asked.length + decks.length === 0 && step.expect === undefined)
      throw new PartError(path, 'the step does nothing, asks nothing and expects nothing');
    const refused = asked.some((key) => key.endsWith('may not')) || decks.includes('illegal deck');
    if (step.because !== undefined && !refused)
      throw new PartError([...path, 'because'], '"because" belongs to "may not" or "illegal deck"');
    if (step.because === undefined && decks.includes('illegal deck'))
      throw new PartError(path, 'an "illegal deck" needs its "because": the codes of all rules it breaks');
    if (step.luck !== undefined && doing.length === 0)
      throw new PartError([...path, 'luck'], '"luck" belongs to a step in which something is done');
    if (step.in !== undefined && !texts(step.in).includes(this.profile ?? this.game.rules.profile ?? '')) return null;
    const [key] = doing;
    if (key !== undefined) {
      const trouble = step.luck === undefined ? this.does(step, key, path) : this.doesWithLuck(step, key, path);
      if (trouble) return trouble;
    }
    for (const key of asked) {
      const seat = key.startsWith('A') ? 0 : 1;
      const trouble = key.endsWith('exactly')
        ? this.mayExactly(seat, step[key] as readonly string[], [...path, key])
        : key.endsWith('not')
          ? this.mayNot(seat, texts(step[key] as Texts), texts(step.because), [...path, key])
          : this.may(seat, texts(step[key] as Texts), [...path, key]);
      if (trouble) return trouble;
    }
    for (const key of decks) {
      const because = key === 'illegal deck' ? texts(step.because) : [];
      const trouble = this.deckIs(step[key] as StatedDeck, because, [...path, key]);
      if (trouble) return trouble;
    }
    if (step.expect === undefined) return null;
    const [first] = this.expecting.differences(this.state, step.expect, this.entries, [...path, 'expect']);
    return first ?? null;
  }

  private does(
    step: Exclude<Step, string>,
    key: 'A' | 'B' | 'until',
    path: readonly (string | number)[],
  ): Difference | null {
    this.entries = [];
    if (key === 'until') return this.until(step.until as NonNullable<typeof step.until>, [...path, 'until']);
    for (const text of texts(step[key])) {
      const seat = key === 'A' ? 0 : 1;
      const acted = this.acting.does(this.state, seat, text);
      if ('trouble' in acted) return this.whyNot(acted, `${key}: ${text}`, [...path, key]);
      this.log.push(`${key}: ${text}`);
      for (const d of acted.decisions) this.play(d);
    }
    return null;
  }

  /** Makes a step with the randomness of one seed after the other, until what must fall has fallen. */
  private doesWithLuck(
    step: Exclude<Step, string>,
    key: 'A' | 'B' | 'until',
    path: readonly (string | number)[],
  ): Difference | null {
    const before = this.game.toJSON(this.state);
    const logged = this.log.length;
    for (let seed = 1; seed <= MOST_LUCK; seed++) {
      this.state = this.game.fromJSON(before);
      seedRandom(this.state, seed);
      this.log.length = logged;
      const trouble = this.does(step, key, path);
      if (trouble) return trouble;
      const wanted = this.expecting.differences(this.state, step.luck as Expected, this.entries, [...path, 'luck']);
      if (wanted.length === 0) return null;
    }
    return {
      path: [...path, 'luck'],
      expected: JSON.stringify(step.luck),
      actual: `it did not come so in ${MOST_LUCK} tries`,
    };
  }

  /** Plays a decision. Before it the state goes through a fork and through JSON, which must change nothing. */
  private play(d: Decision): void {
    if (!this.running.quick) {
      const json: unknown = JSON.parse(JSON.stringify(this.game.toJSON(this.game.fork(this.state))));
      this.state = this.game.fromJSON(json);
    }
    this.game.listen({
      note: (entry) => {
        this.entries.push(entry);
        this.log.push(`  ${this.expecting.tell(entry)}`);
      },
    });
    try {
      this.game.apply(this.state, d);
    } finally {
      this.game.listen(null);
    }
  }

  /** Where a card goes that nobody cares about: to the first free place. */
  private anyPlace(): void {
    while (this.game.question(this.state)?.kind === 'place') this.play(this.menu()[0] as Decision);
  }

  private passes(path: readonly (string | number)[]): Difference | null {
    this.anyPlace();
    const seat = this.game.point(this.state)?.seat ?? 0;
    return this.does(seat === 0 ? { A: 'pass' } : { B: 'pass' }, seat === 0 ? 'A' : 'B', path);
  }

  /** Everybody passes until something else is to be decided; what there is no other choice about is done. */
  private letSettle(path: readonly (string | number)[]): Difference | null {
    this.entries = [];
    const { onwards = [], offered = [] } = this.game.engine.rules.positions ?? {};
    for (let i = 0; i < MOST_STEPS; i++) {
      this.anyPlace();
      const menu = this.menu();
      const types = menu.map((d) => this.game.decode(d).type);
      const forced = menu.length === 1 && !onwards.includes(types[0] as string) ? menu[0] : undefined;
      const d = forced ?? (types.some((type) => offered.includes(type)) ? undefined : menu[types.indexOf('pass')]);
      if (d === undefined) {
        this.log.push('settle');
        return null;
      }
      this.play(d);
    }
    return { path, expected: 'it settles', actual: `it does not in ${MOST_STEPS} passes` };
  }

  /** What the seat that decides may do, as decisions. */
  private menu(): Decision[] {
    const menu = new Int32Array(8192);
    return Array.from(menu.subarray(0, this.game.legal(this.state, menu)));
  }

  /** The first legal decision of these kinds, in this order, or the only one if it is an answer or must be done. */
  private onwards(types: readonly string[]): Decision | null {
    const menu = this.menu();
    const named = menu.map((d) => this.game.decode(d).type);
    for (const type of types) {
      const at = named.indexOf(type);
      if (at >= 0) return menu[at] as Decision;
    }
    return menu.length === 1 ? (menu[0] as Decision) : null;
  }

  private until(
    where: NonNullable<Exclude<Step, string>['until']>,
    path: readonly (string | number)[],
  ): Difference | null {
    const onwards = this.game.engine.rules.positions?.onwards ?? ['pass'];
    const there = (): boolean => this.expecting.differences(this.state, where, [], path).length === 0;
    for (let i = 0; i < MOST_STEPS && this.game.point(this.state) !== null; i++) {
      // A place that is already reached counts only after time has gone by, unless it says which turn.
      if (there()) {
        this.log.push(`until ${JSON.stringify(where)}`);
        return null;
      }
      this.anyPlace();
      const d = this.onwards(onwards);
      if (d === null) {
        const q = this.game.question(this.state);
        return {
          path,
          expected: JSON.stringify(where),
          actual: `${seatName(this.state.decider)} is asked something before (${q?.kind ?? 'an act'})`,
        };
      }
      this.play(d);
    }
    return { path, expected: JSON.stringify(where), actual: 'it never comes to that' };
  }

  private may(seat: number, acts: readonly string[], path: readonly (string | number)[]): Difference | null {
    for (const text of acts) {
      const acted = this.acting.does(this.state, seat, text);
      // One act that may mean two things is legal either way.
      if ('trouble' in acted && acted.trouble !== 'ambiguous')
        return this.whyNot(acted, `${seatName(seat)} may: ${text}`, path);
    }
    return null;
  }

  private mayNot(
    seat: number,
    acts: readonly string[],
    because: readonly string[],
    path: readonly (string | number)[],
  ): Difference | null {
    const { ja } = this.game.rules.voice;
    const strange = because.find((code) => !(code in ja));
    if (strange !== undefined)
      throw new PartError(
        [...path.slice(0, -1), 'because'],
        `there is no refusal "${strange}"; known: ${Object.keys(ja).sort().join(', ')}`,
      );
    for (const text of acts) {
      const acted: Acted<S> = this.acting.does(this.state, seat, text);
      const expected = `${seatName(seat)} may not: ${text}`;
      if (!('trouble' in acted)) return { path, expected, actual: 'it is legal' };
      if (acted.trouble !== 'illegal') {
        if (acted.trouble === 'ambiguous') return { path, expected, actual: `legal: ${acted.options.join('; ')}` };
        throw new PartError(path, `"${text}": ${acted.problem}`);
      }
      const codes = acted.refusals.map(({ code }) => code);
      // Otherwise a scenario that stands at the wrong place would pass.
      const aside = codes.find(
        (code) => (code === 'not-your-decision' || code === 'not-now') && !because.includes(code),
      );
      const missing = because.filter((code) => !codes.includes(code));
      if (aside !== undefined || missing.length > 0)
        return {
          path,
          expected: `${expected}, because ${because.join(', ') || 'of a rule about it'}`,
          actual: `because ${codes.join(', ')}: ${this.sentences(acted.refusals)}`,
        };
    }
    return null;
  }

  private mayExactly(seat: number, acts: readonly string[], path: readonly (string | number)[]): Difference | null {
    const decides = this.game.point(this.state)?.seat;
    const left = new Set(decides === seat ? this.menu() : []);
    for (const [i, text] of acts.entries()) {
      const read = this.acting.read(text);
      const unread = read.types.length === 0 && read.mentions.length === 0 && read.numbers.length === 0;
      if (unread && read.words !== 'yes' && read.words !== 'no')
        throw new PartError([...path, i], `"${text}" is neither an act nor a card`);
      const matching = this.acting.matching(this.state, seat, read);
      if (matching.length === 0)
        return { path: [...path, i], expected: text, actual: `it is not legal; the menu: ${this.menuInWords(seat)}` };
      for (const d of matching) left.delete(d);
    }
    if (left.size === 0) return null;
    return {
      path,
      expected: acts.join(', ') || 'nothing',
      actual: `also: ${[...left].map((d) => this.inWords(d)).join(', ')}`,
    };
  }

  private menuInWords(seat: number): string {
    if (this.game.point(this.state)?.seat !== seat) return `nothing, it is not ${seatName(seat)} who decides`;
    return [...new Set(this.menu().map((d) => this.inWords(d)))].join(', ');
  }

  private inWords(d: Decision): string {
    const act = this.game.decode(d);
    if (act.type === 'choose') return `choose ${this.game.question(this.state)?.options[Number(act['option'])]?.en}`;
    const operands = this.game.engine.codecs.find(({ name }) => name === act.type)?.operands ?? [];
    return [
      act.type,
      ...operands.map(({ name, kind }) => {
        const value = Number(act[name]);
        if (kind !== 'entity' && kind !== 'optionalEntity')
          return `${name === act.type ? '' : `${name} `}${kind === 'effect' ? value + 1 : value}`;
        return value === 0 ? 'directly' : this.game.engine.definitionOf(this.state, value).tree.name.en;
      }),
    ].join(' ');
  }

  private whyNot(trouble: Trouble, expected: string, path: readonly (string | number)[]): Difference {
    if (trouble.trouble === 'unreadable')
      throw new PartError(
        path,
        `"${expected}": ${trouble.problem}; at ${this.game.point(this.state)?.path.at(-1)} ${seatName(this.state.decider)} may: ${this.menuInWords(this.state.decider)}`,
      );
    if (trouble.trouble === 'ambiguous')
      throw new PartError(path, `"${expected}" may mean several things: ${trouble.options.join('; ')}`);
    return {
      path,
      expected,
      actual: `not legal (${trouble.refusals.map(({ code }) => code).join(', ')}): ${this.sentences(trouble.refusals)}`,
    };
  }

  private sentences(refusals: readonly Refusal[]): string {
    return refusals.map((refusal) => this.game.say(refusal, this.state).en).join(' ');
  }
}

const texts = (value: Texts | undefined): readonly string[] => (value === undefined ? [] : [value].flat());
