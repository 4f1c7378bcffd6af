import type { DeckRef, GameId, Opponent, Ready, Seat, Start } from '../protocol.ts';
import type { BadPart } from './preferences.ts';
import { createStore } from './store.ts';

export interface DeckChoice {
  own: boolean;
  builtIn: string;
  text: string;
  name: string;
}

/** What the form holds. It outlives the form, so that closing it, or a broken deck, loses nothing. */
export interface SetupForm {
  decks: [DeckChoice, DeckChoice];
  opponent: Opponent;
  first: 'you' | 'them';
  seed: string;
  profile: string;
  /** Two people at one screen: what each seat lets go by unasked. */
  letPass: NonNullable<Start['letPass']>;
}

const empty = (): DeckChoice => ({ own: false, builtIn: '', text: '', name: '' });
export const newSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);

export const setupForm = createStore<SetupForm>({
  decks: [empty(), empty()],
  opponent: 'greedy',
  first: 'you',
  seed: newSeed(),
  profile: '',
  letPass: {},
});

export const validSeed = (seed: string): boolean => /^\d{1,10}$/.test(seed) && Number(seed) < 2 ** 32;

/** The form for a game: what it holds of another game gives way to what this one has. */
export function fitting(form: SetupForm, { decks, deckText, profiles = [], windows = [] }: Ready): SetupForm {
  const open = (asks: string[] = []) => asks.filter((ask) => windows.some(({ id }) => id === ask));
  const fit = (deck: DeckChoice, at: number): DeckChoice => ({
    ...deck,
    own: deck.own && deckText !== undefined,
    builtIn: decks.some(({ id }) => id === deck.builtIn) ? deck.builtIn : ((decks[at] ?? decks[0])?.id ?? ''),
  });
  return {
    ...form,
    decks: [fit(form.decks[0], 0), fit(form.decks[1], 1)],
    profile: profiles.some(({ id }) => id === form.profile) ? form.profile : '',
    letPass: { A: open(form.letPass.A), B: open(form.letPass.B) },
  };
}

/** Seat A goes first; the first deck is that of seat A. */
export function startOf({ decks, opponent, first, seed, profile, letPass }: SetupForm): Start {
  const [yours, theirs] = decks.map(
    ({ own, builtIn, text, name }): DeckRef => (own ? { text, name } : { builtIn }),
  ) as [DeckRef, DeckRef];
  const you: Seat = first === 'you' ? 'A' : 'B';
  return {
    decks: you === 'A' ? [yours, theirs] : [theirs, yours],
    opponent,
    you,
    seed: Number(seed),
    ...(profile ? { profile } : {}),
    ...(opponent === 'hotseat' ? { letPass } : {}),
  };
}

// --- Links: `#game=yugioh-expert&deck=goat-control&other=ydke://…&opponent=greedy&first=you&seed=7&go`

const allowed = { opponent: ['random', 'greedy', 'hotseat'], first: ['you', 'them'] } as const;

export function linkOf(game: GameId, form: SetupForm): string {
  const params = new URLSearchParams({ game });
  const deck = ({ own, builtIn, text }: DeckChoice) => (own ? text.trim() : builtIn);
  params.set('deck', deck(form.decks[0]));
  params.set('other', deck(form.decks[1]));
  params.set('opponent', form.opponent);
  params.set('first', form.first);
  params.set('seed', form.seed);
  if (form.profile) params.set('profile', form.profile);
  return `${location.href.split('#')[0]}#${params}&go`;
}

/** Puts what a link says into the form; what it says wrongly is returned and changes nothing. */
export function followLink(
  hash: string,
  known: { games: readonly string[]; decks: string[]; profiles: string[] },
): { go: boolean; bad: BadPart[] } {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const form = setupForm.get();
  const bad: BadPart[] = [];
  const game = params.get('game');
  if (game !== null && !known.games.includes(game)) bad.push({ part: 'game', value: game });
  const change: Partial<SetupForm> = {};
  const decks = form.decks.map((deck, i): DeckChoice => {
    const value = params.get(i === 0 ? 'deck' : 'other');
    if (value === null) return deck;
    if (known.decks.includes(value)) return { ...deck, own: false, builtIn: value };
    // A built-in name is one word; a file has several lines, a link says what it is.
    if (/^\w+:\/\/|\n/.test(value)) return { ...deck, own: true, text: value, name: 'link' };
    bad.push({ part: i === 0 ? 'deck' : 'other', value });
    return deck;
  }) as [DeckChoice, DeckChoice];
  change.decks = decks;
  const opponent = params.get('opponent');
  if (opponent !== null) {
    if (allowed.opponent.includes(opponent as Opponent)) change.opponent = opponent as Opponent;
    else bad.push({ part: 'opponent', value: opponent });
  }
  const first = params.get('first');
  if (first !== null) {
    if (first === 'you' || first === 'them') change.first = first;
    else bad.push({ part: 'first', value: first });
  }
  const seed = params.get('seed');
  if (seed !== null) {
    if (validSeed(seed)) change.seed = seed;
    else bad.push({ part: 'seed', value: seed });
  }
  const profile = params.get('profile');
  if (profile !== null) {
    if (known.profiles.includes(profile)) change.profile = profile;
    else bad.push({ part: 'profile', value: profile });
  }
  setupForm.set(change);
  return { go: params.has('go'), bad };
}
