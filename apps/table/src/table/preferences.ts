import { type GameId, gameIds, type Lang } from '../protocol.ts';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'instant';

export interface Settings {
  /** The game that was chosen last. */
  game: GameId;
  lang: Lang;
  theme: Theme;
  pace: Pace;
  numberKeys: boolean;
}

/** Something that was stored, or stands in the address, and is no value of its part. */
export interface BadPart {
  part: string;
  value: string;
}

const values: { readonly [part in keyof Settings]: readonly Settings[part][] } = {
  game: gameIds,
  lang: ['ja', 'en'],
  theme: ['auto', 'light', 'dark'],
  pace: ['slow', 'normal', 'instant'],
  numberKeys: [true, false],
};
const parts = Object.keys(values) as (keyof Settings)[];

/** What the address may overrule. */
const ofAddress = ['game', 'lang', 'theme', 'pace'] as const;

export interface Preferences {
  readonly settings: Partial<Settings>;
  readonly bad: readonly BadPart[];
}

/** The settings among these entries that are what they should be; the others are told, and count for nothing. */
function sift(given: Readonly<Record<string, unknown>>): Preferences {
  const known = parts.filter((part) => Object.hasOwn(given, part));
  const right = (part: keyof Settings): boolean => (values[part] as readonly unknown[]).includes(given[part]);
  return {
    settings: Object.fromEntries(known.filter(right).map((part) => [part, given[part]])),
    bad: known.filter((part) => !right(part)).map((part) => ({ part, value: String(JSON.stringify(given[part])) })),
  };
}

/** Reads what the browser keeps between visits: it may have been written by anybody. */
export function readStored(text: string | null): Preferences {
  if (text === null) return { settings: {}, bad: [] };
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return sift({ ...json });
  } catch {
    // told below
  }
  return { settings: {}, bad: [{ part: 'settings', value: text.slice(0, 40) }] };
}

/**
 * Reads the settings in an address (`?lang=ja&game=zx`). A link to a duel says of which game it is; those of the time
 * when there was one game do not, and what is wrong with a link is told where it is followed.
 */
export function readAddress(search: string, hash: string): Preferences {
  const asked = new URLSearchParams(search);
  const linked = hash.length > 1 ? new URLSearchParams(hash.slice(1)) : undefined;
  const named = Object.fromEntries(ofAddress.flatMap((part) => (asked.has(part) ? [[part, asked.get(part)]] : [])));
  const { settings, bad } = sift(named);
  if (!linked) return { settings, bad };
  const game = linked.get('game') ?? gameIds[0];
  return { settings: { ...settings, ...sift({ game }).settings }, bad };
}
