import { type GameId, gameIds, type Lang } from '../protocol.ts';
import { createStore } from './store.ts';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'instant';

interface Settings {
  /** The game that was chosen last. */
  game: GameId;
  lang: Lang;
  theme: Theme;
  pace: Pace;
  numberKeys: boolean;
}

const KEY = 'rulechart.table';

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // storage is closed or holds something else: start afresh
  }
}

const asked = new URLSearchParams(location.search);
/** A link to a duel says of which game it is; those of the time when there was one game do not. */
const linked = location.hash.length > 1 ? new URLSearchParams(location.hash.slice(1)) : undefined;
const oneOf = <T extends string>(value: string | null, ...allowed: T[]): T | undefined =>
  allowed.find((a) => a === value);

/** What the person at the screen prefers. Kept between visits; the address may overrule it (`?lang=ja&game=zx`). */
export const settings = createStore<Settings>({
  game: gameIds[0],
  lang: navigator.language.startsWith('ja') ? 'ja' : 'en',
  theme: 'auto',
  pace: 'normal',
  numberKeys: true,
  ...remembered(),
  ...withoutMissing({
    game: oneOf(linked ? (linked.get('game') ?? gameIds[0]) : asked.get('game'), ...gameIds),
    lang: oneOf(asked.get('lang'), 'ja', 'en'),
    theme: oneOf(asked.get('theme'), 'auto', 'light', 'dark'),
    pace: oneOf(asked.get('pace'), 'slow', 'normal', 'instant'),
  }),
});

function withoutMissing<T extends object>(part: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as never;
}

function apply({ lang, theme }: Settings) {
  document.documentElement.lang = lang;
  document.documentElement.dataset['theme'] = theme;
}

apply(settings.get());
settings.subscribe(() => {
  apply(settings.get());
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // Nothing can be kept; the settings hold for this visit.
  }
});
