import { CapacityExceeded, type CoreState, type Game, type SizeClass, seedRandom } from '@rulechart/core';
import { Acting } from './acting.ts';
import { CardNames } from './cardNames.ts';
import { Deciding, type Reason } from './deciding.ts';
import { type Difference, Expecting } from './expecting.ts';
import { PlayedGame } from './played.ts';
import type { Court, Running } from './run.ts';
import type { Expected, Scenario, StatedDeck, Step, Texts } from './scenario.ts';
import { asks, checkSound, decksOf, deeds, texts } from './sound.ts';
import { Stated } from './stated.ts';
import { letPassUntil, letSettle } from './time.ts';

/** How many seeds are tried until coins, dice and shuffles fall as a step needs them. */
const MOST_LUCK = 20_000;

/** One instance of a scenario, step by step. */
export class Runner<S extends CoreState> {
  readonly stated: Stated<S>;
  private readonly acting: Acting<S>;
  private readonly expecting: Expecting<S>;
  private readonly played: PlayedGame<S>;
  private readonly deciding: Deciding<S>;

  constructor(
    readonly game: Game<S>,
    private readonly court: Court,
    private readonly scenario: Scenario,
    private readonly profile: string | null,
    { instead, quick = false, lang = 'en' }: Running = {},
    sizeClass: SizeClass = 128,
  ) {
    const cards = new CardNames(game, court.module.nameOf, instead);
    this.stated = new Stated(game, court.module.decks, scenario, cards, sizeClass);
    this.acting = new Acting(game, cards);
    this.expecting = new Expecting(game, cards, lang);
    this.played = new PlayedGame(game, this.expecting, quick);
    this.deciding = new Deciding(this.played, this.acting);
  }

  /** The last steps of the log, and where the game stands now. */
  lastSteps(): readonly string[] {
    return this.played.lastSteps();
  }

  /** The last steps of the log alone: after a fault nobody knows where the game stands. */
  logged(): readonly string[] {
    return this.played.log.slice(-12);
  }

  /** Why what may not be done may not, as far as the scenario asks. */
  get reasons(): readonly Reason[] {
    return this.deciding.reasons;
  }

  /** Where the game stands after the last step. */
  get end(): S {
    return this.played.state;
  }

  /** Runs the scenario, or so many of its steps; undefined: the state is too small for it. */
  runWithin(steps = Number.POSITIVE_INFINITY): Difference | null | undefined {
    try {
      return this.run(steps);
    } catch (error) {
      if (error instanceof CapacityExceeded) return undefined;
      throw error;
    }
  }

  private run(steps: number): Difference | null {
    checkSound(this.scenario, this.game, this.court);
    this.stated.mentionedCards();
    this.played.state = this.stated.start();
    for (const [i, step] of this.scenario.steps.entries()) {
      if (i >= steps) break;
      const trouble = this.step(step, ['steps', i]);
      if (trouble) return trouble;
    }
    return null;
  }

  private step(step: Step, path: readonly (string | number)[]): Difference | null {
    if (step === 'settle') return letSettle(this.played, path);
    if (typeof step === 'string') {
      for (let left = Number(/\d+/.exec(step)?.[0] ?? 1); left > 0; left--) {
        const trouble = this.passes(path);
        if (trouble) return trouble;
      }
      return null;
    }
    const doing = deeds.filter((key) => step[key] !== undefined);
    if (!this.speaksOfPlaces(step, doing[0])) this.played.anyPlace();
    const asked = asks.filter((key) => step[key] !== undefined);
    const decks = decksOf(step);
    if (step.in !== undefined && !texts(step.in).includes(this.profile ?? this.game.rules.profile ?? '')) return null;
    const [key] = doing;
    if (key !== undefined) {
      const trouble = step.luck === undefined ? this.does(step, key, path) : this.doesWithLuck(step, key, path);
      if (trouble) return trouble;
    }
    for (const key of asked) {
      const seat = key.startsWith('A') ? 0 : 1;
      const trouble = key.endsWith('exactly')
        ? this.deciding.mayExactly(seat, step[key] as readonly string[], [...path, key])
        : key.endsWith('not')
          ? this.deciding.mayNot(seat, texts(step[key] as Texts), texts(step.because), [...path, key])
          : this.deciding.may(seat, texts(step[key] as Texts), [...path, key]);
      if (trouble) return trouble;
    }
    for (const key of decks) {
      const because = key === 'illegal deck' ? texts(step.because) : [];
      const trouble = this.deckIs(step[key] as StatedDeck, because, [...path, key]);
      if (trouble) return trouble;
    }
    if (step.expect === undefined) return null;
    const [first] = this.expecting.differences(this.played.state, step.expect, this.played.entries, [
      ...path,
      'expect',
    ]);
    return first ?? null;
  }

  /** Whether a step is about a place that has been left open; else the first free one from the left is taken. */
  private speaksOfPlaces(step: Exclude<Step, string>, deed: 'A' | 'B' | 'until' | undefined): boolean {
    if (deed === undefined) return step.expect?.['asks'] === 'place';
    return deed !== 'until' && texts(step[deed]).some((text) => this.acting.read(text).types.includes('place'));
  }

  private does(
    step: Exclude<Step, string>,
    key: 'A' | 'B' | 'until',
    path: readonly (string | number)[],
  ): Difference | null {
    this.played.entries = [];
    if (key === 'until')
      return letPassUntil(this.played, this.expecting, step.until as NonNullable<typeof step.until>, [
        ...path,
        'until',
      ]);
    for (const text of texts(step[key])) {
      const seat = key === 'A' ? 0 : 1;
      const acted = this.acting.does(this.played.state, seat, text);
      if ('trouble' in acted) return this.deciding.whyNot(seat, acted, `${key}: ${text}`, [...path, key]);
      this.played.log.push(`${key}: ${text}`);
      for (const d of acted.decisions) this.played.play(d);
    }
    return null;
  }

  /** Makes a step with the randomness of one seed after the other, until what must fall has fallen. */
  private doesWithLuck(
    step: Exclude<Step, string>,
    key: 'A' | 'B' | 'until',
    path: readonly (string | number)[],
  ): Difference | null {
    const before = this.game.toJSON(this.played.state);
    const logged = this.played.log.length;
    for (let seed = 1; seed <= MOST_LUCK; seed++) {
      this.played.state = this.game.fromJSON(before);
      seedRandom(this.played.state, seed);
      this.played.log.length = logged;
      const trouble = this.does(step, key, path);
      if (trouble) return trouble;
      const wanted = this.expecting.differences(this.played.state, step.luck as Expected, this.played.entries, [
        ...path,
        'luck',
      ]);
      if (wanted.length === 0) return null;
    }
    return {
      path: [...path, 'luck'],
      expected: JSON.stringify(step.luck),
      actual: `it did not come so in ${MOST_LUCK} tries`,
    };
  }

  private passes(path: readonly (string | number)[]): Difference | null {
    this.played.noChoice();
    const seat = this.game.point(this.played.state)?.seat ?? 0;
    return this.does(seat === 0 ? { A: 'pass' } : { B: 'pass' }, seat === 0 ? 'A' : 'B', path);
  }

  /** Whether a deck breaks exactly those rules; none: it is legal. */
  private deckIs(
    stated: StatedDeck,
    because: readonly string[],
    path: readonly (string | number)[],
  ): Difference | null {
    const problems = this.game.checkDeck(this.stated.deck(stated, path));
    this.played.entries = [];
    this.played.log.push(`deck: ${problems.map(({ text }) => text.en).join(' ') || 'legal'}`);
    const broken = new Set(problems.map(({ code }) => code));
    if (broken.size === because.length && because.every((code) => broken.has(code))) return null;
    return { expected: because.join(', ') || 'legal', actual: [...broken].join(', ') || 'legal', path };
  }
}
