import { existsSync } from 'node:fs';
import { cite, closest, type Deck, type DeckFinding, type Format, type Words } from '@rulechart/core';
import type { Opened } from './games.ts';
import { BadInput, messageOf, readText } from './io.ts';
import type { DeckOptions } from './options.ts';
import { texts } from './text.ts';

/** A deck and what to call it. */
export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

/** How decks are read: by which list, with which cards left out, and who is told of that. */
export interface Reading extends Pick<DeckOptions, 'format' | 'leaveOut'> {
  readonly lang: 'ja' | 'en';
  readonly tell?: (line: string) => void;
}

/**
 * The two decks of `--deck A --deck B`: files, links or names of built-in decks. One named deck is played by both
 * seats; none, and it is the first two that come with the game.
 * @throws {BadInput} for a deck that cannot be read, or that breaks a rule: each broken rule with its passage.
 */
export function twoDecks(
  opened: Opened,
  { deck: given, ...options }: DeckOptions,
  lang: 'ja' | 'en',
  tell?: (line: string) => void,
): readonly [NamedDeck, NamedDeck] {
  if (given.length > 2) throw new BadInput(`two decks at most, ${given.length} given`);
  const { decks } = opened.module;
  const names = given.length > 0 ? given : decks.slice(0, 2).map(({ id }) => id);
  const [a, b = a] = names.map((name) => readDeck(opened, name, { ...options, lang, ...(tell ? { tell } : {}) }));
  if (!a || !b) throw new BadInput(`${opened.id} brings no deck along: name one with --deck`);
  return [a, b];
}

/** @throws {BadInput} as `twoDecks`. */
export function readDeck(opened: Opened, text: string, reading: Reading): NamedDeck {
  const { module, game } = opened;
  const { lang, format, leaveOut = false, tell = () => {} } = reading;
  const builtIn = module.decks.find(({ id, name }) => id === text || name.ja === text || name.en === text);
  const name = builtIn?.id ?? (text.length > 40 ? `${text.slice(0, 40)}…` : text);
  const left: string[] = [];
  const read =
    builtIn?.deck ??
    parse(opened, text, lang, leaveOut ? ({ [lang]: says }, line) => left.push(`${line}: ${says}`) : undefined);
  const missing = [...new Set(Object.values(read).flat())].filter((key) => !game.engine.byKey.has(key));
  const called = missing.map((key) => module.nameOf?.(key)?.[lang] ?? `"${key}"`).join(', ');
  if (missing.length > 0 && !leaveOut) throw new BadInput(`${name}: the pool has no card ${called}`);
  if (missing.length > 0) left.push(called);
  const deck = Object.fromEntries(
    Object.entries(read).map(([pile, keys]) => [pile, keys.filter((key) => !missing.includes(key))]),
  );
  if (left.length > 0) tell(texts[lang].leftOut(name, left.join(texts[lang].semicolon)));
  const list = format === undefined ? undefined : formatOf(opened, format, lang);
  const problems = [...game.checkDeck(deck), ...(list?.check(deck) ?? [])].flatMap(({ text: says, rule, card }) => {
    const problem = `${says[lang].replace(/[.。]$/, '')} (${cite(game, rule)[lang]})`;
    if (left.length === 0 || card !== undefined) return [problem];
    // A deck that is too small only for the cards that were left out is played as it is.
    tell(`${name}: ${problem}`);
    return [];
  });
  if (problems.length > 0) throw new BadInput(`${name}: ${problems.join('; ')}`);
  return { name, deck };
}

/**
 * A list by its id, or out of a file; of a file with several, the one whose name stands behind `#`.
 * @throws {BadInput} for a list that nobody knows, and for a file that holds none.
 */
function formatOf({ module, id }: Opened, format: string, lang: 'ja' | 'en'): Format {
  const known = module.formats ?? [];
  const found = known.find((one) => one.id === format);
  if (found) return found;
  const at = existsSync(format) ? format.length : format.lastIndexOf('#');
  const [file, wanted] = at < 0 ? [format] : [format.slice(0, at), format.slice(at + 1)];
  if (module.readFormats && existsSync(file as string)) {
    const lists = fromFile(file as string, (text) => module.readFormats?.(text, file) ?? [], lang);
    const list = wanted ? lists.find((one) => one.id === wanted) : lists.length === 1 ? lists[0] : undefined;
    if (list) return list;
    const names = lists.map((one) => `"${one.id}"`).join(', ');
    throw new BadInput(
      wanted
        ? `${file} has no list "${wanted}"; it has ${names}`
        : `${file} has ${lists.length} lists: write one behind it, as in ${file}#${lists[0]?.id}; it has ${names}`,
    );
  }
  const ids = closest(
    format,
    known.map((one) => one.id),
    known.length,
  ).join(', ');
  throw new BadInput(
    ids ? `there is no list "${format}", and no such file; known: ${ids}` : `${id} has no lists of limited cards`,
  );
}

function parse({ module, id, game }: Opened, text: string, lang: 'ja' | 'en', leaveOut: DeckFinding['leaveOut']): Deck {
  const isLink = /^[a-z]+:\/\//i.test(text);
  if (!isLink && !existsSync(text)) {
    const names = module.decks.map((deck) => deck.id).join(', ') || 'none';
    throw new BadInput(`there is no deck "${text}": neither a file nor one of ${id}'s own (${names})`);
  }
  const finding = { has: (key: string) => game.engine.byKey.has(key), ...(leaveOut ? { leaveOut } : {}) };
  const read = (content: string): Deck =>
    module.readDeck ? module.readDeck(content, isLink ? undefined : text, finding) : readJson(content);
  return isLink ? said('link', () => read(text), lang) : fromFile(text, read, lang);
}

/** What is read from a file's text. @throws {BadInput} for whatever is wrong with it; it names the file. */
const fromFile = <T>(file: string, read: (text: string) => T, lang: 'ja' | 'en'): T =>
  said(file, () => read(readText(file)), lang);

function said<T>(where: string, read: () => T, lang: 'ja' | 'en'): T {
  try {
    return read();
  } catch (error) {
    const { text } = error as { readonly text?: Words };
    const message = text?.[lang] ?? messageOf(error);
    throw new BadInput(message.startsWith(where) ? message : `${where}: ${message}`);
  }
}

/** Without a format of its own, a game reads a deck as JSON: lists of keys by zone. */
function readJson(content: string): Deck {
  const deck: unknown = JSON.parse(content);
  const lists = typeof deck === 'object' && deck !== null && !Array.isArray(deck) ? Object.values(deck) : [];
  const fits =
    lists.length > 0 && lists.every((list) => Array.isArray(list) && list.every((key) => typeof key === 'string'));
  if (!fits) throw new Error('a deck is an object with a list of card keys by zone');
  return deck as Deck;
}
