import { type Command, InvalidArgumentError, Option } from 'commander';

/** The options that most commands take. */
export interface GameOptions {
  readonly rules?: string;
  readonly profile?: string;
  readonly lang: 'ja' | 'en';
}

/** An integer within bounds. */
export const integer =
  (low: number, high = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^-?\d+$/.test(text.trim()) || !Number.isSafeInteger(n) || n < low || n > high)
      throw new InvalidArgumentError(
        `an integer from ${low}${high === Number.MAX_SAFE_INTEGER ? '' : ` to ${high}`} is needed.`,
      );
    return n;
  };

/** A number of seconds, a fraction too. */
export function duration(text: string): number {
  const seconds = Number(text);
  if (text.trim() === '' || !(seconds >= 0.01 && seconds <= 3600))
    throw new InvalidArgumentError('a number of seconds from 0.01 to 3600 is needed.');
  return seconds;
}

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** `--rules`, `--profile`, `--lang`. */
export const withGame = (command: Command): Command =>
  command
    .option('--rules <id>', 'rule set, or the path of a module')
    .option('--profile <id>', 'edition of the rules')
    .addOption(new Option('--lang <lang>', 'language of sentences').choices(['ja', 'en']).default('en'));

/** Which decks are played, and by which list of forbidden and limited cards they must be legal. */
export interface DeckOptions {
  readonly deck: readonly string[];
  readonly format?: string;
}

/** `--deck`, twice, and `--format`. */
export const withDecks = (command: Command): Command =>
  command
    .option('--deck <deck>', 'a file, a link or the name of a built-in deck; once for each seat', collect, [])
    .option('--format <id>', 'a dated list of forbidden and limited cards, to which the decks are held');

/** `--seed`. */
export const withSeed = (command: Command, what: string): Command => command.option('--seed <n>', what, integer(0));
