import type { CoreState, Game, GameModule, PositionFact, PositionLink } from '@rulechart/core';
import { LAST_TURN, MOST_COPIES, MOST_COUNTERS } from '@rulechart/core';
import { type ScenarioWords, scenarioWords } from './words.ts';

/** A JSON Schema, as data. */
export type Schema = { readonly [keyword: string]: unknown };

const text: Schema = { type: 'string', minLength: 1 };
const texts: Schema = { type: ['string', 'array'], minLength: 1, items: text };
const both: Schema = {
  type: 'object',
  required: ['ja', 'en'],
  properties: { ja: text, en: text },
  additionalProperties: false,
};
const seat: Schema = { enum: ['A', 'B'] };
const count: Schema = { type: 'integer', minimum: 0 };
const seed: Schema = { ...count, maximum: Number.MAX_SAFE_INTEGER };
const turn: Schema = { type: 'integer', minimum: 1, maximum: LAST_TURN };

/** One of these words, or a list of them. */
const someOf = (words: readonly string[]): Schema => ({
  type: ['string', 'array'],
  if: { type: 'string' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { enum: words }, // oxlint-disable-line unicorn/no-thenable -- a schema is never awaited
  else: { items: { enum: words } },
});

/**
 * The JSON Schema of a scenario file of a game: the language is one, and what may be said of cards, seats and positions
 * comes from the rule set's zones, stats, counters and table of positions. Editors check files with it while one writes,
 * and `readScenarios` does with the same.
 */
export function scenarioSchema<S extends CoreState>(
  game: Game<S>,
  /** whose editions and decks it knows, too */
  module?: Pick<GameModule, 'rules' | 'profiles' | 'decks'>,
): Schema {
  const { engine } = game;
  const words: ScenarioWords = scenarioWords(game, module);
  const table = engine.rules.positions;
  const zones = engine.zones.list.slice(1);
  const shared = zones.filter((zone) => engine.zoneSpecs[engine.zones.id(zone)]?.shared);
  const own = zones.filter((zone) => !shared.includes(zone));
  const passages = Object.keys(engine.rules.rulebook);
  const facts = (
    record: Readonly<Record<string, PositionFact<S> | PositionLink>> | undefined,
    given = true,
  ): Record<string, Schema> =>
    Object.fromEntries(Object.entries(record ?? {}).map(([name, fact]) => [name, factSchema(fact, given)]));
  const cardFacts = facts(table?.card);
  const stats = Object.fromEntries(engine.stats.list.map((name) => [name, { type: 'integer' }]));
  const counter: Schema = { type: 'integer', minimum: 0, maximum: MOST_COUNTERS };
  const counters: Schema = {
    type: ['integer', 'object'],
    additionalProperties: false,
    properties: Object.fromEntries(engine.counters.list.map((kind) => [kind, counter])),
    minimum: 0,
    maximum: MOST_COUNTERS,
  };
  const placed: Schema = {
    type: ['string', 'object'],
    minLength: 1,
    required: ['card'],
    additionalProperties: false,
    properties: {
      card: { ...text, description: 'the name in Japanese or English, an older spelling, or the key' },
      copies: { type: 'integer', minimum: 1, maximum: MOST_COPIES, description: 'how many of it lie there' },
      place: { type: 'integer', minimum: 1 },
      owner: seat,
      faceUp: { type: 'boolean' },
      counters,
      ...cardFacts,
    },
  };
  const cards: Schema = { type: 'array', items: placed };
  const stated: Schema = {
    ...placed,
    properties: {
      ...stats,
      ...(placed['properties'] as object),
      zone: { enum: zones },
      controller: seat,
      attachedTo: text,
      attached: texts,
    },
  };
  const contents: Schema = {
    type: ['array', 'object', 'integer'],
    description: 'all its cards in any order, or how many, or a closer look',
    items: stated,
    additionalProperties: false,
    properties: {
      count,
      top: { type: 'array', items: stated, description: 'its first cards, in order' },
      has: { type: 'array', items: stated },
      lacks: { type: 'array', items: text },
    },
  };
  const side: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: { ...facts(table?.seat), ...Object.fromEntries(own.map((zone) => [zone, cards])) },
  };
  const expectedSide: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: { ...facts(table?.seat, false), ...Object.fromEntries(own.map((zone) => [zone, contents])) },
  };
  const event: Schema = {
    type: ['string', 'object'],
    required: ['event'],
    additionalProperties: false,
    properties: {
      event: { enum: words.events },
      card: text,
      from: { enum: engine.zones.list },
      to: { enum: engine.zones.list },
      seat,
      amount: { type: 'integer' },
      cause: { enum: words.causes },
      by: text,
    },
  };
  const link: Schema = {
    type: ['string', 'object'],
    required: ['card'],
    additionalProperties: false,
    properties: { card: text, by: seat, targets: { type: 'array', items: text }, negated: { type: 'boolean' } },
  };
  const expected: Schema = {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: {
      decides: seat,
      asks: { enum: words.questions, description: 'a kind of question, or "act"' },
      about: { ...text, description: 'the card that asks' },
      choices: { type: 'array', items: text, description: 'the cards that may be picked, all of them' },
      at: { enum: words.states, description: 'a state of the chart that is active' },
      turn,
      turnOf: seat,
      ...facts(table?.whole),
      A: expectedSide,
      B: expectedSide,
      ...Object.fromEntries(shared.map((zone) => [zone, contents])),
      cards: {
        type: 'object',
        additionalProperties: { ...stated, type: 'object', required: [] },
      },
      chain: { type: 'array', items: link, description: 'the links that stand, the first first' },
      events: {
        type: 'array',
        items: event,
        description: 'what happened in the last step, among other things, in this order',
      },
      noEvents: { type: 'array', items: event, description: 'what did not happen in the last step' },
      result: {
        type: ['string', 'object'],
        additionalProperties: false,
        required: ['winner'],
        properties: { winner: { enum: ['A', 'B', 'nobody'] }, because: { enum: words.reasons } },
      },
    },
  };
  const deckId: Schema = words.decks.length > 0 ? { enum: words.decks } : text;
  const edition: Schema = words.profiles.length > 0 ? someOf(words.profiles) : texts;
  const deck: Schema = {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    description: 'cards by the zone they start in, or the pile that stays aside',
    properties: {
      like: { ...deckId, description: 'a deck that comes with the game, to which the cards are added' },
      ...Object.fromEntries(
        [...zones, ...(engine.rules.aside ?? [])].map((pile) => [
          pile,
          {
            type: 'array',
            items: {
              type: ['string', 'object'],
              minLength: 1,
              required: ['card'],
              additionalProperties: false,
              properties: { card: text, copies: { type: 'integer', minimum: 1, maximum: MOST_COPIES } },
            },
          },
        ]),
      ),
    },
  };
  const step: Schema = {
    type: ['string', 'object'],
    pattern: '^(pass|pass [1-9][0-9]?|settle)$',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      A: texts,
      B: texts,
      'A may': texts,
      'B may': texts,
      'A may not': texts,
      'B may not': texts,
      because: { ...texts, description: 'codes of refusals, each of which is among the reasons' },
      'A may exactly': { type: 'array', items: text },
      'B may exactly': { type: 'array', items: text },
      'legal deck': deck,
      'illegal deck': deck,
      until: {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: { turn, turnOf: seat, at: { enum: words.states }, asks: { enum: words.questions } },
        description: 'time goes by (everybody passes, turns end) until the game stands there',
      },
      expect: expected,
      luck: { ...expected, description: 'coins, dice and shuffles fall such that this holds after the step' },
      in: { ...edition, description: 'the profiles in which the step is made; absent: in all' },
    },
    // A deck breaks rules of its own, whose codes are compared as a whole.
    if: { type: 'object', not: { required: ['illegal deck'] } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { because: someOf(words.codes) } }, // oxlint-disable-line unicorn/no-thenable -- a schema is never awaited
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Scenario of ${engine.rules.name.en}`,
    type: 'object',
    required: ['question', 'source', 'steps'],
    additionalProperties: false,
    properties: {
      id: text,
      rules: { const: engine.rules.id },
      profile: edition,
      question: both,
      source: { ...text, description: 'the passage that decides' },
      cites: {
        type: 'array',
        minItems: 1,
        items: passages.length > 0 ? { enum: passages } : text,
        description: 'passages of the rulebook that it is about, beside those its refusals name',
      },
      uncertain: { ...text, description: 'why nobody can say: such a scenario does not decide' },
      note: text,
      forEach: {
        type: ['object', 'array'],
        description: 'one instance for each row, or for each combination of the lists; $name stands for the value',
        items: { type: 'object' },
        additionalProperties: { type: 'array', minItems: 1 },
      },
      position: {
        type: 'object',
        additionalProperties: false,
        properties: {
          turn,
          turnOf: seat,
          at: { enum: words.standpoints },
          seed,
          ...facts(table?.whole),
          A: side,
          B: side,
          ...Object.fromEntries(shared.map((zone) => [zone, cards])),
        },
      },
      duel: {
        type: 'object',
        description: 'a whole game from the start, instead of a position',
        additionalProperties: false,
        required: ['decks'],
        properties: {
          decks: { type: 'array', minItems: 2, maxItems: 2, items: deckId },
          first: seat,
          seed,
        },
      },
      steps: { type: 'array', minItems: 1, items: step },
    },
  };
}

/** @param given - whether it is for positions, where numbers have a range: what is expected may be out of it */
function factSchema<S extends CoreState>(fact: PositionFact<S> | PositionLink, given: boolean): Schema {
  const description = fact.means;
  if ('slot' in fact) return { description, type: fact.what === 'host' ? 'string' : ['string', 'array'], items: text };
  if (fact.what === 'flag') return { description, type: 'boolean' };
  if (fact.what !== 'number') return { description, enum: fact.what };
  const [minimum, most] = fact.range;
  return {
    description,
    type: 'integer',
    ...(given ? { minimum, maximum: most === 'turn' ? LAST_TURN : most } : {}),
  };
}
