import type { Decision } from './decision.ts';
import { ArgumentError, RulechartError } from './errors.ts';
import type { Game } from './game.ts';
import { digest } from './layout.ts';
import { closest } from './names.ts';
import { checkSeed } from './random.ts';
import type { Deck, Setup } from './ruleset.ts';
import { checkSetup, isRecord, shown } from './setup.ts';
import type { CoreState } from './state.ts';

/** The version of the format that is written and read. The hash of version 1 left out how a duel ended. */
export const replayVersion = 2;

/** A duel as a list of decisions: enough to play it again, anywhere. Conceding is an act of the session, not of the rules. */
export interface Replay {
  readonly format: 'rulechart-replay';
  readonly version: typeof replayVersion;
  readonly rules: string;
  readonly profile: string;
  /** digest of rule set, profile and pool */
  readonly game: string;
  readonly seed: number;
  readonly setup: Setup;
  readonly decisions: readonly Decision[];
  readonly conceded?: 'A' | 'B';
  /** digest of all of the above and of the state in which it ends */
  readonly hash: string;
}

/** A replay that cannot be played: where and why. */
export class ReplayError extends RulechartError {
  override readonly name = 'ReplayError';
  readonly code = 'bad-replay';
  constructor(
    /** the entry of the replay at fault */
    readonly where: string,
    readonly problem: string,
  ) {
    super(`replay, ${where}: ${problem}`);
  }
}

const entries = ['format', 'version', 'rules', 'profile', 'game', 'seed', 'setup', 'decisions', 'conceded', 'hash'];

/** What is recorded of a session. */
interface Recorded<S extends CoreState> {
  readonly game: Game<S>;
  readonly seed: number;
  readonly setup: Setup;
  readonly decisions: readonly Decision[];
  readonly conceded: 'A' | 'B' | null;
  readonly state: S;
}

/** In which order a deck lists its cards, or an object its entries, makes no difference to the duel, nor to its hash. */
const sorted = (deck: Deck): unknown =>
  Object.keys(deck)
    .sort()
    .map((pile) => [pile, [...(deck[pile] ?? [])].sort()]);

function hashOf<S extends CoreState>({ game, seed, setup, decisions, conceded, state }: Recorded<S>): string {
  const options = Object.entries(setup.options ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = [
    game.id,
    seed,
    setup.decks.map(sorted),
    setup.first ?? 0,
    options,
    decisions,
    conceded,
    game.hash(state),
  ];
  const text = JSON.stringify(whole);
  return digest(text) + digest(`${replayVersion}${text}`);
}

/** A session as a replay. */
export function writeReplay<S extends CoreState>(recorded: Recorded<S>): Replay {
  const { game, seed, setup, decisions, conceded } = recorded;
  return {
    format: 'rulechart-replay',
    version: replayVersion,
    rules: game.rules.id,
    profile: game.rules.profile ?? '',
    game: game.id,
    seed,
    setup,
    decisions: [...decisions],
    ...(conceded ? { conceded } : {}),
    hash: hashOf(recorded),
  };
}

/**
 * Reads a replay as far as that can be done without playing it: its form, its game, its decks.
 * @throws {ReplayError} saying what is wrong and where.
 */
export function readReplay<S extends CoreState>(game: Game<S>, json: unknown): Replay {
  const fail = (where: string, problem: string): never => {
    throw new ReplayError(where, problem);
  };
  if (!isRecord(json)) return fail('top level', `an object is needed, not ${shown(json)}`);
  const { format, version, rules, profile, setup, seed, decisions, conceded, hash } = json;
  if (format !== 'rulechart-replay') fail('format', `"rulechart-replay" is needed, not ${shown(format)}`);
  if (version !== replayVersion)
    fail('version', `this program reads version ${replayVersion}, the replay is of version ${shown(version)}`);
  for (const key of Object.keys(json))
    if (!entries.includes(key))
      fail(key, `a replay has no such entry; the closest is "${closest(key, entries, 1).join('')}"`);
  if (rules !== game.rules.id) fail('rules', `this is "${game.rules.id}", the replay is of ${shown(rules)}`);
  const edition = game.rules.profile ?? '';
  if (profile !== edition) fail('profile', `this is ${shown(edition)}, the replay is of ${shown(profile)}`);
  if (json['game'] !== game.id)
    fail('game', `recorded with another version of the rules or the pool (${shown(json['game'])}, here ${game.id})`);
  try {
    checkSeed(seed);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    fail('seed', error.message);
  }
  try {
    checkSetup(game.engine, setup);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    fail('setup', error.message.replace(/^setup[:.]? ?/, ''));
  }
  (setup as Setup).decks.forEach((deck, seat) => {
    const [problem] = game.checkDeck(deck);
    if (problem) fail(`setup.decks[${seat}]`, `the deck is not legal: ${problem.text.en}`);
  });
  if (!Array.isArray(decisions)) return fail('decisions', `a list of integers is needed, not ${shown(decisions)}`);
  for (let i = 0; i < decisions.length; i++)
    if (!Number.isInteger(decisions[i])) fail(`decisions[${i}]`, `an integer is needed, not ${shown(decisions[i])}`);
  if (conceded !== undefined && conceded !== 'A' && conceded !== 'B')
    fail('conceded', `"A" or "B" is needed, or nothing, not ${shown(conceded)}`);
  if (typeof hash !== 'string') fail('hash', `a text is needed, not ${shown(hash)}`);
  return json as unknown as Replay;
}
