import type { Engine } from './engine.ts';
import { ArgumentError } from './errors.ts';
import { closest } from './names.ts';
import type { Deck, DeckProblem, Setup } from './ruleset.ts';
import { checkSeat, SeatError } from './seats.ts';
import type { CoreState } from './state.ts';

/** Whether something that was read is an object with keys, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as an error line shows it: short, whatever it is. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}

/** What a deck may list cards under: where they start, and the piles that stay aside; null: any zone. */
const pilesOf = <S extends CoreState>({ rules }: Engine<S>): readonly string[] | null =>
  rules.piles ? [...rules.piles, ...(rules.aside ?? [])] : null;

/** The lists of a deck that the game does not know. */
export function strangePiles<S extends CoreState>(engine: Engine<S>, deck: Deck): DeckProblem[] {
  const known = pilesOf(engine);
  if (known === null) return [];
  return Object.keys(deck)
    .filter((pile) => !known.includes(pile))
    .map((pile) => ({
      code: 'no-such-list',
      rule: 'table/deck',
      text: {
        ja: `デッキに「${pile}」というリストはありません。あるのは：${known.join('、')}。`,
        en: `A deck has no list "${pile}"; its lists are ${known.join(', ')}.`,
      },
    }));
}

/**
 * Gives back a setup whose form is right: two decks of lists of keys under lists that the game knows, a seat that goes
 * first, options that the game reads. Whether the decks are legal is another question (`checkDeck`).
 * @throws {ArgumentError} `bad-setup`, saying where, what, and what would be right.
 */
export function checkSetup<S extends CoreState>(engine: Engine<S>, given: unknown): Setup {
  const fail = (where: string, problem: string): never => {
    throw new ArgumentError('bad-setup', `setup${where}: ${problem}`);
  };
  if (!isRecord(given)) return fail('', `an object with two decks is needed, not ${shown(given)}`);
  const { decks, first, options } = given;
  for (const key of Object.keys(given))
    if (key !== 'decks' && key !== 'first' && key !== 'options')
      fail(`.${key}`, 'there is no such entry; known: decks, first, options');
  if (!Array.isArray(decks) || decks.length !== 2) return fail('.decks', 'two decks are needed');
  for (const [seat, deck] of decks.entries()) {
    const where = `.decks[${seat}]`;
    if (!isRecord(deck)) return fail(where, `an object with lists of keys of cards is needed, not ${shown(deck)}`);
    const [strange] = strangePiles(engine, deck as Deck);
    if (strange) fail(where, strange.text.en);
    for (const [pile, keys] of Object.entries(deck)) {
      if (!engine.zones.has(pile) && !engine.rules.aside?.includes(pile))
        fail(where, `there is no zone ${shown(pile)}; known: ${closest(pile, engine.zones.list.slice(1)).join(', ')}`);
      if (!Array.isArray(keys))
        return fail(`${where}.${pile}`, `a list of keys of cards is needed, not ${shown(keys)}`);
      for (let i = 0; i < keys.length; i++)
        if (typeof keys[i] !== 'string')
          fail(`${where}.${pile}[${i}]`, `the key of a card is needed, not ${shown(keys[i])}`);
    }
  }
  if (first !== undefined) {
    try {
      checkSeat(first as number);
    } catch (error) {
      if (!(error instanceof SeatError)) throw error;
      fail('.first', error.message);
    }
  }
  if (options !== undefined) {
    if (!isRecord(options)) return fail('.options', `an object is needed, not ${shown(options)}`);
    const known = engine.rules.options ?? [];
    for (const [name, value] of Object.entries(options)) {
      if (!known.includes(name))
        fail(`.options.${name}`, `the game has no such option; known: ${known.join(', ') || 'none'}`);
      if (!['number', 'boolean', 'string'].includes(typeof value))
        fail(`.options.${name}`, `a number, a text, true or false is needed, not ${shown(value)}`);
    }
  }
  return given as unknown as Setup;
}
