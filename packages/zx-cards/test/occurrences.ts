import { type CoreState, createGame, type Deck, type RuleCheck, type RuleSet } from '@rulechart/core';
import { playOut } from '@rulechart/testkit';
import { type Duel, ruleChecks, ruleEffects, zx2017 } from '@rulechart/zx';
import { zx } from '../src/index.ts';

/** How often a rule effect was performed: in the middle of something, in preprocessing, and in how many duels. */
interface Occurrence {
  midway: number;
  between: number;
  duels: number;
}

/** What came of many random duels of both decks, seats and first turn alternated. */
export interface Played {
  readonly effects: ReadonlyMap<string, Occurrence>;
  /** by deck */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly unfinished: number;
  /** keys of cards that were on a square or in the temporary zone */
  readonly played: ReadonlySet<string>;
}

/** Plays so many duels and counts. */
export function playDuels(duels: number): Played {
  const effects = new Map<string, Occurrence>(ruleChecks.map(({ id }) => [id, { midway: 0, between: 0, duels: 0 }]));
  let now = new Set<string>();
  const watched: readonly RuleCheck<Duel>[] = ruleChecks.map((check) => ({
    ...check,
    perform: (s, engine) => {
      const row = effects.get(check.id) as Occurrence;
      if (s.frameCount > 0) row.midway += 1;
      else row.between += 1;
      now.add(check.id);
      check.perform(s, engine);
    },
  }));
  const rules: RuleSet<Duel> = { ...zx2017(), ruleChecks: watched };
  const game = createGame(rules, zx.cards);
  const decks = zx.decks.map(({ deck }) => deck) as [Deck, Deck];
  const seen = new Uint8Array(game.engine.definitions.length);
  const [squares, temporary] = ['squares', 'temporary'].map((name) => game.engine.zones.id(name));
  const arrive = (s: CoreState): void => {
    for (let e = 1; e <= s.entities; e++) {
      const kind = (s.card.zone[e] as number) >> 1;
      if (kind === squares || kind === temporary) seen[s.card.definition[e] as number] = 1;
    }
  };
  const wins = [0, 0];
  let draws = 0;
  let unfinished = 0;
  for (let seed = 1; seed <= duels; seed++) {
    now = new Set();
    const swapped = (seed >> 1) % 2;
    const [a, b] = swapped === 1 ? [decks[1], decks[0]] : decks;
    const { state, over } = playOut(game, { decks: [a, b], first: (seed % 2) as 0 | 1 }, seed, { arrive });
    for (const id of now) (effects.get(id) as Occurrence).duels += 1;
    if (!over) unfinished++;
    else if (state.result === 3) draws++;
    else wins[(state.result - 1) ^ swapped] = (wins[(state.result - 1) ^ swapped] as number) + 1;
  }
  const played = new Set(game.engine.definitions.filter(({ id }) => seen[id] === 1).map(({ tree }) => tree.key));
  return { effects, wins, draws, unfinished, played };
}

/** Scenarios in which a rule effect decides, by its id. */
export const scenarios: Readonly<Record<string, readonly string[]>> = {
  extra: ['S06', 'S07', 'S46'],
  overboost: ['S44', 'S45'],
  token: ['S43'],
  shift: ['S41', 'A3'],
  reload: ['S05', 'S08', 'S09', 'S10', 'S13', 'S14', 'S15', 'S16', 'S18'],
  'improper player card': ['S42'],
  'improper force': ['S40', 'S45'],
  'charge excess': ['S01', 'S02', 'S03', 'S28', 'S29', 'S31'],
  'improper zx': ['S19', 'S20', 'S21', 'S22', 'S23'],
  'lethal damage': ['S24', 'S25', 'S26', 'S27', 'S30'],
  loss: ['S10', 'S11', 'S12', 'S38'],
  'player damage': ['S32', 'S33', 'S34', 'S35', 'S36', 'S37', 'S39'],
};

/** The page that says where each of the nine ranks occurs. */
export function page({ effects, wins, draws }: Played, duels: number): string {
  return [
    '# Z/X: where the rule effects occur',
    '',
    `In ${duels.toLocaleString('en')} random duels of both decks, seats and first turn alternated, and in which scenarios`,
    '(`packages/zx-cards/test/scenarios/`) they decide. `pnpm exec vitest run --project zx-cards duels -u` writes this page anew.',
    '',
    '| rank | row | in the middle of something | in preprocessing | duels with it | scenarios |',
    '| --- | --- | ---: | ---: | ---: | --- |',
    ...ruleEffects.map(({ rank, id }) => {
      const { midway, between, duels: within } = effects.get(id) as Occurrence;
      return `| ${rank} | ${id} | ${midway || '–'} | ${between || '–'} | ${within || '–'} | ${scenarios[id]?.join(', ') ?? '–'} |`;
    }),
    '',
    'What cuts in is never left for preprocessing: it was due after some move, and dealt with there. Both decks bring a player',
    'card, so that the nameless one of rank 3 is for scenarios.',
    '',
    `Red and black won ${wins[0]} of these duels, blue and white ${wins[1]}, ${draws} were drawn.`,
    '',
  ].join('\n');
}
