import { answers, questionDecisions, questionImplementation } from './asking.ts';
import { ChartError, compileChart } from './chart/index.ts';
import { checkDecisions, checkRules } from './checkRules.ts';
import { refresh } from './continuous.ts';
import {
  type Codec,
  codecs,
  type Decision,
  isCanonical,
  type OperandKind,
  operand,
  pack,
  sameShape,
  typeOf,
} from './decision.ts';
import type { WholeRuleSet } from './defaults.ts';
import { compileCard } from './effect.ts';
import { CapacityExceeded, Engine } from './engine.ts';
import { ArgumentError, RulechartError } from './errors.ts';
import { collect } from './events.ts';
import { loseNumbers } from './following.ts';
import { checkMeaning } from './integrity.ts';
import type { Journal } from './journal.ts';
import { Keys } from './keys.ts';
import {
  defineLayout,
  digest,
  type Layout,
  type SizeClass,
  StateError,
  type StateJson,
  sizeClasses,
} from './layout.ts';
import { LoadError } from './names.ts';
import { Asking } from './question.ts';
import { checkSeed, seedRandom } from './random.ts';
import {
  corePassages,
  type Facts,
  keeps,
  type Namer,
  type Passage,
  type Refusal,
  type Rule,
  type Ruled,
  ruled,
  test,
} from './refusal.ts';
import type { Deck, DeckProblem, RuleSet, Setup } from './ruleset.ts';
import { type Asker, checkAsker, seats, spectator } from './seats.ts';
import { checkSetup, strangePiles } from './setup.ts';
import { knows, sees } from './sight.ts';
import { type CoreState, layoutSpec, seatName } from './state.ts';
import type { CardTree, Words } from './tree.ts';
import { determinize, view } from './view.ts';
import { ProgramWriter } from './writer.ts';
import { bring, shuffle } from './zones.ts';

const OF_CARD = 1;
const OTHER = 2;

/** Who decides now, and what kinds of decision there are. */
export interface DecisionPoint {
  readonly seat: number;
  readonly ask: string;
  /** names of the decision types the chart accepts here */
  readonly types: readonly string[];
  /** ids of the active states, outermost first */
  readonly path: readonly string[];
  /** the passage behind the deepest state that names one */
  readonly rule: string | null;
}

/** The question a program asks, for showing it. */
export interface QuestionView {
  readonly kind: string;
  readonly seat: number;
  readonly about: number;
  readonly verb: string;
  readonly clause: string;
  readonly min: number;
  readonly max: number;
  readonly picked: readonly number[];
  readonly candidates: readonly number[];
  readonly options: readonly Words[];
  /** effect that asks, 0 for a program of the rules */
  readonly effect: number;
}

/** A decision spelled out: its type and its operands by name. */
export interface Act {
  readonly type: string;
  readonly [operand: string]: number | string;
}

/** A decision that is not legal here, with every reason. */
export class IllegalDecision extends RulechartError {
  override readonly name = 'IllegalDecision';
  readonly code = 'illegal-decision';
  constructor(
    readonly decision: Decision,
    readonly refusals: readonly Refusal[],
    text: string,
  ) {
    super(text);
  }
}

/** A rule set with a pool, ready to play. Immutable; one per (rule set, pool), each worker makes its own. */
export interface Game<S extends CoreState> {
  readonly rules: WholeRuleSet<S>;
  readonly engine: Engine<S>;
  readonly layout: Layout<S>;
  /** Digest of rule set, profile and pool: replays and JSON states carry it. */
  readonly id: string;
  readonly decisionTypes: readonly string[];
  /** A new game in the smallest size class that holds it (or `sizeClass`); `into` may be a state that is no longer needed. @throws {ArgumentError} for a seed or a setup that is none. */
  create(setup: Setup, seed: number, sizeClass?: SizeClass, into?: S): S;
  /** A blank state of the class of another. */
  blank(sizeClass: SizeClass): S;
  /** null: the game is over. */
  point(s: S): DecisionPoint | null;
  /**
   * What a running program asks; null if the chart itself waits for an act. Anybody but the seat that is asked (which is
   * the asker if none is named) reads who is asked what kind of question, and nothing of what it may be answered with.
   * @throws {SeatError} for an asker that is none.
   */
  question(s: S, asker?: Asker): QuestionView | null;
  /** Writes the legal decisions into `out` and gives their number. No allocation. */
  legal(s: S, out: Int32Array): number;
  /** In place. @throws {IllegalDecision} when the chart does not accept it. Ask `explain` first for anything not taken from `legal`. */
  apply(s: S, d: Decision): void;
  /** A copy; `into` may be a state that is no longer needed. */
  fork(s: S, into?: S): S;
  /** The state after a decision; `s` stays as it is. */
  after(s: S, d: Decision): S;
  /**
   * Every reason why this is not legal for whoever asks, from what that one knows; empty: legal. A spectator decides
   * nothing. @throws {SeatError} for an asker that is none.
   */
  explain(s: S, asker: Asker, d: Decision): readonly Refusal[];
  /**
   * The same for an act that is only partly specified: legal if some completion is; else the reasons of the completion
   * that comes closest. @throws {SeatError} for an asker that is none.
   */
  explainAct(
    s: S,
    asker: Asker,
    act: Act,
  ): { readonly legal: boolean; readonly decisions: readonly Decision[]; readonly refusals: readonly Refusal[] };
  /** Packs an act. @throws {ArgumentError} for an unknown type or operand. */
  encode(act: Act): Decision;
  /** Writes a decision out. @throws {ArgumentError} for a number that is none. */
  decode(d: Decision): Act;
  /** Every decision of a type over its operands' domains: for brute force. */
  domain(s: S, type: string): Iterable<Decision>;
  /** The state as a seat may see it, or a `spectator`: by allow-list. @throws {SeatError} for an asker that is none. */
  view(s: S, asker: Asker, into?: S): S;
  /**
   * A full state that looks to the asker just as this one does; what that one cannot see is dealt anew from `seed`.
   * @throws {SeatError} for an asker that is none.
   */
  determinize(s: S, asker: Asker, seed: number, into?: S): S;
  /** 53-bit hash; the same in every size class. */
  hash(s: S): number;
  /** The state as JSON, with the digest of its game. */
  toJSON(s: S): StateJson & { readonly game: string };
  /** @throws {StateError} for a broken state or one of another game. */
  fromJSON(json: unknown): S;
  /** What is wrong with a deck, by the rule it breaks; empty: nothing. */
  checkDeck(deck: Deck): readonly DeckProblem[];
  /** The sentence of a refusal, in both languages; cards are named as far as the asker knows them. @throws {SeatError} for an asker that is none. */
  say(refusal: Refusal, s: S, asker: Asker): Words;
  /** The passage behind a rule. @throws {LoadError} for an id the rulebook lacks. */
  passage(rule: string): Passage;
  /** Tells a journal what happens from now on; null: nobody. */
  listen(journal: Journal | null): void;
}

/** Room for the menu of any position that a state from elsewhere may be. */
const MENU = 65_536;

/** What `createGame` may be told. */
export interface GameOptions {
  /** Switches every short cut off: same results, for comparison. */
  readonly plain?: boolean;
}

/** What errors call a card of the list. */
const cardAt = (card: CardTree, i: number): string => `card ${i} ${card?.name ? `"${card.name.en}"` : ''}`.trim();

/**
 * Compiles a rule set with a pool of cards into a game.
 * @throws {LoadError} for a card, chart or rule set with something wrong in it: where, what, and what would be right.
 */
export function createGame<S extends CoreState>(
  given: RuleSet<S>,
  cards: readonly CardTree[],
  options: GameOptions = {},
): Game<S> {
  checkRules(given);
  if (!Array.isArray(cards)) throw new LoadError('pool', 'a list of cards is needed');
  const layout = defineLayout(layoutSpec(given.layout ?? {}, Object.keys(given.zones).length)) as unknown as Layout<S>;
  const engine = new Engine<S>(given, layout, options);
  const { rules } = engine;
  /** What goes wrong in a step of loading is the rule set's or the card's, and says where. */
  const step = <T>(where: string, load: () => T): T => {
    engine.reading = '';
    try {
      return load();
    } catch (error) {
      if (error instanceof LoadError || error instanceof ChartError) throw error;
      const problem = String(error instanceof Error ? error.message : error).split('\n')[0];
      throw new LoadError(
        engine.reading.startsWith(where) ? engine.reading : where,
        `cannot be read: ${problem}`,
        error,
      );
    }
  };
  const asked = questionDecisions(engine);
  for (const [name, clauses] of Object.entries(rules.programs ?? {})) {
    const where = `rule program "${name}"`;
    const writer = new ProgramWriter(engine, where);
    step(where, () => writer.clauses(clauses, where));
    writer.end();
    engine.ruleProgram.set(name, writer.program.id);
  }
  cards.forEach((card, i) => {
    step(cardAt(card, i), () => compileCard(engine, card, cardAt(card, i)));
  });
  if (engine.definitions.length > 8191)
    throw new LoadError('pool', `8,191 cards at most, ${engine.definitions.length - 1} given`);
  engine.readEffects();
  step('rules.load', () => rules.load?.(engine));
  step('rules.gate', () => {
    for (const effect of engine.effects)
      if (effect) (effect as { gate: number }).gate = rules.gate?.(effect, engine) ?? 0;
  });

  const types = { ...asked, ...step('rules.decisions', () => checkDecisions(rules.decisions(engine))) };
  const names = Object.keys(types);
  engine.decisionTypes = Object.values(types).map(sameShape);
  engine.codecs = codecs(types);
  const asking = questionImplementation(engine);
  const own = step('rules.implementation', () => rules.implementation(engine));
  const chart = step('rules.machine', () =>
    compileChart<S>(
      rules.machine,
      { actions: { ...asking.actions, ...own.actions }, guards: { ...asking.guards, ...own.guards } },
      names,
    ),
  );
  engine.chart = chart;
  const passages: Record<string, Passage> = { ...corePassages, ...rules.rulebook };
  for (const [name, type] of Object.entries(types)) {
    for (const rule of type.rules) {
      if (!Object.hasOwn(passages, rule.rule))
        throw new LoadError(`decision "${name}", rule "${rule.code}"`, `the rulebook has no passage "${rule.rule}"`);
    }
  }
  for (const effect of engine.effects) {
    for (const rule of effect?.rules ?? []) {
      if (!Object.hasOwn(passages, rule.rule)) {
        const card = engine.definitions[effect.definition]?.tree.name.en;
        throw new LoadError(`card "${card}", rule "${rule.code}"`, `the rulebook has no passage "${rule.rule}"`);
      }
    }
  }
  // What a menu asks of every candidate, and before any of them. Without short cuts it asks everything every time.
  type Menu = Ruled<S>['menu'];
  const isOnce = ({ menu }: Rule<S>): boolean => menu === 'once' && !options.plain;
  const menus: readonly Menu[] = engine.decisionTypes.map(({ rules }) =>
    options.plain ? rules.map(({ holds }) => holds) : ruled(rules.filter((rule) => !isOnce(rule))).menu,
  );
  const firsts: readonly Menu[] = engine.decisionTypes.map(({ rules }) => ruled(rules.filter(isOnce)).menu);
  engine.speakers = step('rules.speak', () => rules.speak(engine));
  const keys = new Keys(engine);
  for (const [name, clauses] of Object.entries(rules.programs ?? {}))
    step(`rule program "${name}"`, () => keys.clauses(clauses, `rule program "${name}"`));
  cards.forEach((card, i) => {
    step(cardAt(card, i), () => keys.card(card, cardAt(card, i)));
  });
  engine.seal();
  const id = digest(`${engine.poolId} ${rules.id}`);

  // One sink for every menu: nothing is allocated per decision point.
  let into = new Int32Array(0);
  let n = 0;
  let sinkState!: S;
  let sinkSeat = 0;
  let sinkType = 0;
  const offer = (a = 0, b = 0, c = 0): void => {
    const type = engine.decisionTypes[sinkType];
    if (!type) return;
    if (!type.exact) {
      if (!keeps(menus[sinkType] as Menu, sinkState, sinkSeat, a, b, c)) return;
      const further = type.rulesOf?.(sinkState, sinkSeat, a, b, c);
      if (further && !keeps(further.menu, sinkState, sinkSeat, a, b, c)) return;
      if (further && options.plain && !test(further.rules, sinkState, sinkSeat, a, b, c)) return;
    }
    if (n >= into.length)
      throw new ArgumentError(
        'menu-too-small',
        `the menu has more than ${into.length} decisions: hand in a larger array`,
      );
    into[n++] = pack(engine.codecs[sinkType] as Codec, a, b, c);
  };

  const ready = (s: S): void => {
    if (s.dirty !== 0 || options.plain) refresh(engine, s);
  };

  /** Whether its operands are cards of this game: rules look them up unasked. */
  const namesWhatIs = (s: S, codec: Codec, d: Decision): boolean =>
    codec.operands.every(({ kind }, i) => {
      const value = operand(codec, d, i as 0 | 1 | 2);
      if (kind === 'entity') return value >= 1 && value <= s.entities;
      if (kind === 'optionalEntity') return value <= s.entities;
      return kind !== 'definition' || (value >= 1 && value < engine.definitions.length);
    });

  const explainIn = (s: S, asker: Asker, d: Decision): Refusal[] => {
    checkAsker(asker);
    engine.atRest();
    const type = typeOf(d);
    const codec = engine.codecs[type];
    const out: Refusal[] = [];
    if (!codec || !isCanonical(codec, d) || !namesWhatIs(s, codec, d))
      return [{ code: 'no-such-decision', rule: 'table/question', facts: {} }];
    if (s.result !== 0) return [{ code: 'game-over', rule: 'table/over', facts: {} }];
    if (asker !== s.decider)
      out.push({ code: 'not-your-decision', rule: 'table/one-at-a-time', facts: { decides: s.decider } });
    const here = chart.configurations[s.configuration];
    if (!here?.accepts.includes(type)) {
      out.push({
        code: 'not-now',
        rule: here?.rule ?? 'table/question',
        facts: { here: here?.path.at(-1) ?? '', acceptedIn: chart.acceptedIn(type) },
      });
      return out;
    }
    const decisionType = engine.decisionTypes[type];
    // What would be right to answer is for the seat that is asked: the cards to pick from tell what they are.
    if (!decisionType || asker === spectator || (asker !== s.decider && type < answers.length)) return out;
    const seat = asker;
    ready(s);
    const a = operand(codec, d, 0);
    const b = operand(codec, d, 1);
    const c = operand(codec, d, 2);
    test(decisionType.rules, s, seat, a, b, c, out);
    const more = decisionType.rulesOf?.(s, seat, a, b, c);
    if (more) {
      const further =
        out.length === 0 || !decisionType.rules.some((rule) => out.some(({ code }) => code === rule.code));
      if (further) test(more.rules, s, seat, a, b, c, out);
    }
    return out;
  };

  const domainOf = (s: S, kind: OperandKind, given: readonly number[]): number[] => {
    const upTo = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i);
    switch (kind) {
      case 'entity':
        return upTo(1, s.entities);
      case 'optionalEntity':
        return upTo(0, s.entities);
      case 'effect':
        return upTo(0, Math.max(0, engine.definitionOf(s, given[0] ?? 0).effects.length - 1));
      case 'definition':
        return upTo(1, engine.definitions.length - 1);
      case 'option':
        return upTo(0, 31);
      case 'place':
        return upTo(0, 15);
      case 'flag':
        return [0, 1];
      default:
        return upTo(0, 64);
    }
  };

  const completions = (s: S, codec: Codec, given: readonly (number | undefined)[]): number[][] => {
    let out: number[][] = [[]];
    codec.operands.forEach((o, i) => {
      const fixed = given[i];
      out = out.flatMap((head) =>
        (fixed === undefined ? domainOf(s, o.kind, head) : [fixed]).map((value) => [...head, value]),
      );
    });
    return out;
  };

  const codecOf = (type: string): Codec => {
    const codec = engine.codecs.find(({ name }) => name === type);
    if (!codec)
      throw new ArgumentError('no-such-decision-type', `there is no decision "${type}"; known: ${names.join(', ')}`);
    return codec;
  };

  const asks = new Asking<S>(engine);
  /** By configuration and type of decision: whether it is accepted there at all, and whether it names a card first. */
  const accepted = chart.configurations.map(({ accepts }) =>
    Uint8Array.from({ length: 64 }, (_, type) =>
      accepts.includes(type) ? (engine.codecs[type]?.operands[0]?.kind === 'entity' ? OF_CARD : OTHER) : 0,
    ),
  );
  const usesCards = (s: S, type: number): boolean => {
    const how = accepted[s.configuration]?.[type];
    return how === OF_CARD || (how === OTHER && s.frameCount > 0);
  };
  /** Every decision point there is, by configuration and seat. */
  const points: readonly (readonly DecisionPoint[] | null)[] = chart.configurations.map((here) =>
    here.final
      ? null
      : seats.map((seat) => ({
          seat,
          ask: here.ask ?? '',
          types: here.accepts.map((t) => names[t] as string),
          path: here.path,
          rule: here.rule,
        })),
  );

  const game: Game<S> = {
    rules,
    engine,
    layout,
    id,
    decisionTypes: names,
    blank: (sizeClass) => layout.create(sizeClass),
    create(setup, seed, sizeClass, used) {
      checkSeed(seed);
      checkSetup(engine, setup);
      engine.atRest();
      const piles = setup.decks.map((deck) => Object.entries(deck).filter(([pile]) => !rules.aside?.includes(pile)));
      const size = piles.flat().reduce((sum, [, keys]) => sum + keys.length, rules.tokens);
      const fitting = sizeClass ?? sizeClasses.find((c) => c >= size);
      if (fitting === undefined || size > fitting)
        throw new ArgumentError(
          'deck-too-large',
          `deck-too-large: both decks with tokens are ${size} cards, ${fitting ?? sizeClasses.at(-1)} at most`,
        );
      const s = used?.sizeClass === fitting ? used : layout.create(fitting);
      if (s === used) s.words.fill(0);
      seedRandom(s, seed);
      s.dirty = 1;
      piles.forEach((deck, seat) => {
        for (const [zone, keys] of deck) {
          const kind = engine.zones.id(zone, `deck of ${seatName(seat)}`);
          // Sorted, so that the order in which a list is written has no influence.
          for (const key of [...keys].sort()) {
            const definition = engine.byKey.get(key);
            if (!definition) throw new LoadError(`deck of ${seatName(seat)}`, `the pool has no card "${key}"`);
            const e = s.entities + 1;
            s.entities = e;
            s.card.definition[e] = definition.id;
            bring(engine, s, e, kind, seat, { faceUp: false, bottom: true, cause: 0, by: 0, bySeat: seat });
            s.listed.definition[s.listedCount] = definition.id;
            s.listed.owner[s.listedCount] = seat;
            s.listed.zone[s.listedCount] = kind;
            s.listedCount += 1;
          }
          shuffle(engine, s, engine.zoneRow(kind, seat));
        }
      });
      rules.start(s, setup, engine);
      refresh(engine, s);
      chart.start(s);
      ready(s);
      return s;
    },
    point(s) {
      if (s.result !== 0) return null;
      return points[s.configuration]?.[s.decider] ?? null;
    },
    question(s, asker = s.decider) {
      checkAsker(asker);
      engine.atRest();
      const c = engine.borrow();
      const found = asks.read(s, c);
      const result = found
        ? {
            kind: asks.question?.kind ?? '',
            seat: s.decider,
            about: c.source,
            verb: asks.question?.verb ?? '',
            clause: asks.question?.clause ?? '',
            min: asks.min,
            max: asks.max,
            picked: [...asks.picked],
            candidates: [...asks.candidates],
            options: asks.question?.options?.map(({ label }) => label) ?? [],
            effect: c.record > 0 ? s.record.performs[c.record - 1] : 0,
          }
        : null;
      engine.giveBack();
      if (result === null || asker === s.decider) return result;
      return seenFromOutside(result, sees(engine, s, result.about, asker));
    },
    legal(s, out) {
      if (s.result !== 0) return 0;
      const here = chart.configurations[s.configuration];
      if (!here) return 0;
      engine.atRest();
      ready(s);
      into = out as Int32Array<ArrayBuffer>;
      n = 0;
      sinkState = s;
      sinkSeat = s.decider;
      const { accepts } = here;
      for (let i = 0; i < accepts.length; i++) {
        sinkType = accepts[i] as number;
        if (keeps(firsts[sinkType] as Menu, s, sinkSeat, 0, 0, 0))
          engine.decisionTypes[sinkType]?.candidates(s, sinkSeat, offer);
      }
      return n;
    },
    apply(s, given) {
      engine.atRest();
      ready(s);
      if (given !== (given | 0))
        throw new IllegalDecision(given, explainIn(s, s.decider, given), `${given} is no decision`);
      const type = typeOf(given);
      const d = usesCards(s, type) ? loseNumbers(engine, s, given) : given;
      s.ply += 1;
      if (!chart.send(s, type, d)) {
        s.ply -= 1;
        const refusals = explainIn(s, s.decider, d);
        throw new IllegalDecision(d, refusals, `not accepted here: ${refusals.map(({ code }) => code).join(', ')}`);
      }
      collect(engine, s);
      ready(s);
      if (s.stays > 60_000 || s.stamps > 60_000) renumber(s);
    },
    fork: (s, target) => layout.copy(s, target ?? layout.create(s.sizeClass)),
    after(s, d) {
      const next = layout.copy(s, layout.create(s.sizeClass));
      game.apply(next, d);
      return next;
    },
    explain: explainIn,
    explainAct(s, asker, act) {
      checkAsker(asker);
      const codec = codecOf(act.type);
      const given = codec.operands.map(({ name }) => act[name] as number | undefined);
      const decisions: Decision[] = [];
      let best: Refusal[] | null = null;
      for (const operands of completions(s, codec, given)) {
        const d = pack(codec, operands[0] ?? 0, operands[1] ?? 0, operands[2] ?? 0);
        const refusals = explainIn(s, asker, d);
        if (refusals.length === 0) decisions.push(d);
        else if (best === null || refusals.length < best.length) best = refusals;
      }
      return { legal: decisions.length > 0, decisions, refusals: decisions.length > 0 ? [] : (best ?? []) };
    },
    encode(act) {
      const codec = codecOf(act.type);
      for (const key of Object.keys(act)) {
        if (key !== 'type' && !codec.operands.some(({ name }) => name === key)) {
          throw new ArgumentError(
            'no-such-operand',
            `decision "${act.type}" has no operand "${key}"; known: ${codec.operands.map(({ name }) => name).join(', ') || 'none'}`,
          );
        }
      }
      const value = (i: number): number => {
        const o = codec.operands[i];
        if (!o) return 0;
        const given = act[o.name];
        if (typeof given !== 'number')
          throw new ArgumentError('no-such-operand', `decision "${act.type}" needs a number for "${o.name}"`);
        return given;
      };
      return pack(codec, value(0), value(1), value(2));
    },
    decode(d) {
      const codec = engine.codecs[typeOf(d)];
      if (!codec || !isCanonical(codec, d)) throw new ArgumentError('no-such-decision', `${d} is no decision`);
      return {
        type: codec.name,
        ...Object.fromEntries(codec.operands.map(({ name }, i) => [name, operand(codec, d, i as 0 | 1 | 2)])),
      };
    },
    *domain(s, type) {
      const codec = codecOf(type);
      for (const operands of completions(s, codec, []))
        yield pack(codec, operands[0] ?? 0, operands[1] ?? 0, operands[2] ?? 0);
    },
    view: (s, asker, target) => view(engine, s, checkAsker(asker), target ?? layout.create(s.sizeClass)),
    determinize: (s, asker, seed, target) => {
      const dealt = determinize(engine, s, checkAsker(asker), checkSeed(seed), target ?? layout.create(s.sizeClass));
      refresh(engine, dealt);
      return dealt;
    },
    hash: (s) => layout.hash(s),
    toJSON: (s) => ({ game: id, ...layout.toJSON(s) }),
    fromJSON(json) {
      const carried = (json as { game?: unknown } | null)?.game;
      if (carried !== id)
        throw new StateError(`state JSON, game: this is game ${id}, the state is of ${JSON.stringify(carried)}`);
      const s = layout.fromJSON(json);
      checkMeaning(engine, s);
      s.dirty = 1;
      engine.atRest();
      refresh(engine, s);
      if (s.result === 0 && game.legal(s, new Int32Array(MENU)) === 0)
        throw new StateError(`state JSON, scalars.decider: nothing can be decided by ${seatName(s.decider)} here`);
      return s;
    },
    checkDeck: (deck) => [...strangePiles(engine, deck), ...rules.checkDeck(deck, engine)],
    say(refusal, s, asker) {
      checkAsker(asker);
      const speak = (lang: 'ja' | 'en'): string => {
        const voice = rules.voice[lang];
        const sentence = Object.hasOwn(voice, refusal.code) ? voice[refusal.code] : undefined;
        if (!sentence) throw new LoadError(`refusal "${refusal.code}"`, `has no sentence in ${lang}`);
        return sentence(refusal.facts, namer(engine, s, lang, asker));
      };
      return { ja: speak('ja'), en: speak('en') };
    },
    passage(rule) {
      if (!Object.hasOwn(passages, rule)) throw new LoadError('rulebook', `there is no passage "${rule}"`);
      return passages[rule] as Passage;
    },
    listen(journal) {
      engine.journal = journal;
    },
  };
  return game;
}

/** Names what refusals mention, in one language; what is not known to the asker stays "a card". */
export function namer<S extends CoreState>(engine: Engine<S>, s: S, lang: 'ja' | 'en', asker: Asker): Namer {
  const unknown = lang === 'ja' ? 'カード' : 'a card';
  return {
    card: (e) => (e > 0 && knows(s, e, asker) ? engine.definitionOf(s, e).tree.name[lang] : unknown),
    name: (key) => engine.byKey.get(key)?.tree.name[lang] ?? key,
    zone: (zone) => engine.zoneSpecs[engine.zones.id(zone)]?.name[lang] ?? zone,
    seat: (seat) => seatName(seat),
    word: (kind, id) => engine.speakers[lang].word(kind, id),
  };
}

/** A question as those read it who are not asked: its source is named only to who sees that card where it lies. */
const seenFromOutside = (question: QuestionView, sourceIsSeen: boolean): QuestionView => ({
  ...question,
  ...(sourceIsSeen ? {} : { about: 0, verb: '', clause: '', effect: 0 }),
  min: 0,
  max: 0,
  picked: [],
  candidates: [],
  options: [],
});

/** Gives stays and stamps small numbers again, their order kept. References to stays that are over stay over. */
function renumber(s: CoreState): void {
  const renew = (columns: { [row: number]: number; length: number }[]): number => {
    const used = new Set<number>();
    for (const column of columns)
      for (let i = 0; i < column.length; i++) if (column[i] !== 0) used.add(column[i] as number);
    const ranks = new Map([...used].sort((a, b) => a - b).map((value, i) => [value, i + 1]));
    for (const column of columns)
      for (let i = 0; i < column.length; i++) if (column[i] !== 0) column[i] = ranks.get(column[i] as number) as number;
    return used.size;
  };
  s.stays = renew([
    s.card.stay,
    s.frame.stay,
    s.record.stay,
    s.binding.stay,
    s.trigger.stay,
    s.trigger.subjectStay,
    s.lingering.stay,
    s.limit.stay,
  ] as never);
  s.stamps = renew([s.card.stamp, s.lingering.stamp] as never);
}

export type { Facts };
export { CapacityExceeded };
