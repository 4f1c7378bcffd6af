import { pool } from '../cards/pool.generated.ts';
import { fold } from '../names/fold.ts';
import { cardNames, toPassword } from '../names/index.ts';
import { periodTable } from './period.generated.ts';

/** A card of the time as it is printed, whether the pool has it or not. */
export type PeriodCard = {
  /** Eight digits, with leading zeros. */
  readonly password: string;
  readonly ja: string;
  readonly en: string;
  readonly kind: 'monster' | 'spell' | 'trap';
  /** the icon of a spell or trap, or what a monster's type line says besides its type, with blanks between */
  readonly sub: string;
  readonly attribute: string;
  readonly type: string;
  readonly level: number | null;
  /** null: "?", or none */
  readonly atk: number | null;
  readonly def: number | null;
  /** whether it belongs to the cards of spring 2005 (Goat) */
  readonly goat: boolean;
};

const number = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/** Every card printed in Japan by spring 2007, and what decks and puzzles of the time name besides. */
export const periodCards: readonly PeriodCard[] = periodTable.map((line) => {
  const [
    password = '',
    ja = '',
    en = '',
    kind,
    sub = '',
    attribute = '',
    type = '',
    level = '',
    atk = '',
    def = '',
    goat,
  ] = line.split('|');
  return {
    password,
    ja,
    en,
    kind: kind as PeriodCard['kind'],
    sub,
    attribute,
    type,
    level: number(level),
    atk: number(atk),
    def: number(def),
    goat: goat === 'goat',
  };
});

const byPassword = new Map(periodCards.map((card) => [card.password, card]));
const byName = new Map(periodCards.flatMap((card) => [card.ja, card.en].map((name) => [fold(name), card] as const)));

/** The card of the time with that Japanese or English name, or password. */
export const findPeriodCard = (query: string): PeriodCard | undefined =>
  byName.get(fold(query)) ?? byPassword.get(toPassword(query) ?? '');

/** Every number that is printed on a card of the time, and those of the pool's tokens. */
export const periodPasswords: ReadonlySet<string> = new Set([
  ...periodCards.map(({ password }) => password),
  ...cardNames.map(({ password }) => password),
  ...pool.map(({ key }) => key),
]);

/** The cards that decks of spring 2005 (Goat) were made of. */
export const goatPool: ReadonlySet<string> = new Set(
  periodCards.flatMap(({ password, goat }) => (goat ? [password] : [])),
);
