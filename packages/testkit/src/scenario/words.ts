import { type CoreState, type Engine, type Game, type GameModule, standpoints } from '@rulechart/core';

/** Kinds of questions that may be asked, with `act` for "what do you do" and `nothing` for a game that is over. */
export const questionKinds: readonly string[] = [
  'act',
  'pick',
  'place',
  'option',
  'yes or no',
  'number',
  'order',
  'declare',
  'nothing',
];

/** The editions of a game that a scenario may name. */
export const profilesOf = ({ rules, profiles = {} }: Pick<GameModule, 'rules' | 'profiles'>): readonly string[] => [
  ...new Set([...(rules.profile === undefined ? [] : [rules.profile]), ...Object.keys(profiles)]),
];

/** The words that scenarios of a game are written with, by where they stand. */
export interface ScenarioWords {
  /** kinds of decisions: `A: activate X` */
  readonly acts: readonly string[];
  /** where a position may stand: `position: { at: battle }` */
  readonly standpoints: readonly string[];
  /** states of the chart: `expect: { at: damage }`, `until: { at: standby }` */
  readonly states: readonly string[];
  readonly zones: readonly string[];
  /** `expect: { asks: pick }` */
  readonly questions: readonly string[];
  /** `events: [drew]` */
  readonly events: readonly string[];
  /** `events: [{ event: damaged, cause: battle }]` */
  readonly causes: readonly string[];
  /** codes of refusals: `because: no-target` */
  readonly codes: readonly string[];
  /** values of cards that can be expected: `{ card: X, atk: 2900 }` */
  readonly stats: readonly string[];
  readonly counters: readonly string[];
  /** what a position may say of a card, a seat, the whole */
  readonly cardFacts: readonly string[];
  readonly seatFacts: readonly string[];
  readonly wholeFacts: readonly string[];
  /** how a game may end: `result: { winner: A, because: life }` */
  readonly reasons: readonly string[];
  /** editions: `profile`, `in` */
  readonly profiles: readonly string[];
  /** decks that come with the game: `like`, `duel` */
  readonly decks: readonly string[];
}

const knownStates = new WeakMap<object, readonly string[]>();

/** The states of a chart, each by its path and by its parts: worked out once for a game, every scenario asks. */
function statesOf<S extends CoreState>(engine: Engine<S>): readonly string[] {
  const known = knownStates.get(engine);
  if (known) return known;
  const paths = new Set(engine.chart.configurations.flatMap(({ path }) => path));
  const states = [...new Set([...paths].flatMap((id) => [id, ...id.split('.')]))];
  knownStates.set(engine, states);
  return states;
}

/** All words of a game's scenarios; editions and decks are those of its module. */
export function scenarioWords<S extends CoreState>(
  { engine, decisionTypes, rules }: Game<S>,
  module?: Pick<GameModule, 'rules' | 'profiles' | 'decks'>,
): ScenarioWords {
  const { card = {}, seat = {}, whole = {} } = rules.positions ?? {};
  return {
    acts: decisionTypes,
    standpoints: standpoints(engine),
    states: statesOf(engine),
    zones: engine.zones.list.slice(1),
    questions: questionKinds,
    events: [...new Set([...engine.events.list, ...(rules.remarks ?? [])])],
    causes: engine.causes.list,
    codes: Object.keys(rules.voice.en).sort(),
    stats: engine.stats.list,
    counters: engine.counters.list,
    cardFacts: Object.keys(card),
    seatFacts: Object.keys(seat),
    wholeFacts: Object.keys(whole),
    reasons: Object.keys(rules.reasons),
    profiles: module ? profilesOf(module) : [],
    decks: module?.decks.map(({ id }) => id) ?? [],
  };
}
