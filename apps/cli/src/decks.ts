import { existsSync, readFileSync } from 'node:fs';
import { cite, type Deck, type Format } from '@rulechart/core';
import type { Opened } from './games.ts';
import { BadInput, messageOf } from './io.ts';
import type { DeckOptions } from './options.ts';

/** A deck and what to call it. */
export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

/**
 * The two decks of `--deck A --deck B`: files, links or names of built-in decks. One named deck is played by both
 * seats; none, and it is the first two that come with the game.
 * @throws {BadInput} for a deck that cannot be read, or that breaks a rule: each broken rule with its passage.
 */
export function twoDecks(
  opened: Opened,
  { deck: given, format }: DeckOptions,
  lang: 'ja' | 'en',
): readonly [NamedDeck, NamedDeck] {
  if (given.length > 2) throw new BadInput(`two decks at most, ${given.length} given`);
  const { decks } = opened.module;
  const names = given.length > 0 ? given : decks.slice(0, 2).map(({ id }) => id);
  const [a, b = a] = names.map((name) => readDeck(opened, name, lang, format));
  if (!a || !b) throw new BadInput(`${opened.id} brings no deck along: name one with --deck`);
  return [a, b];
}

/** @throws {BadInput} as `twoDecks`. */
export function readDeck(opened: Opened, text: string, lang: 'ja' | 'en', format?: string): NamedDeck {
  const { module, game } = opened;
  const builtIn = module.decks.find(({ id, name }) => id === text || name.ja === text || name.en === text);
  const deck = builtIn?.deck ?? parse(opened, text);
  const name = builtIn?.id ?? (text.length > 40 ? `${text.slice(0, 40)}…` : text);
  const missing = [...new Set(Object.values(deck).flat())].filter((key) => !game.engine.byKey.has(key));
  if (missing.length > 0) {
    const called = missing.map((key) => module.nameOf?.(key)?.[lang] ?? `"${key}"`);
    throw new BadInput(`${name}: the pool has no card ${called.join(', ')}`);
  }
  const list = format === undefined ? undefined : formatOf(opened, format);
  const problems = [...game.checkDeck(deck), ...(list?.check(deck) ?? [])].map(({ text: says, rule }) => {
    return `${says[lang].replace(/[.。]$/, '')} (${cite(game, rule)[lang]})`;
  });
  if (problems.length > 0) throw new BadInput(`${name}: ${problems.join('; ')}`);
  return { name, deck };
}

/** @throws {BadInput} for a list that nobody knows. */
function formatOf({ module, id }: Opened, format: string): Format {
  const known = module.formats ?? [];
  const found = known.find((one) => one.id === format);
  if (found) return found;
  const ids = known.map((one) => one.id).join(', ');
  throw new BadInput(ids ? `there is no list "${format}"; known: ${ids}` : `${id} has no lists of limited cards`);
}

function parse({ module, id }: Opened, text: string): Deck {
  const isLink = /^[a-z]+:\/\//i.test(text);
  if (!isLink && !existsSync(text)) {
    const names = module.decks.map((deck) => deck.id).join(', ') || 'none';
    throw new BadInput(`there is no deck "${text}": neither a file nor one of ${id}'s own (${names})`);
  }
  try {
    const content = isLink ? text : readFileSync(text, 'utf8');
    if (module.readDeck) return module.readDeck(content, isLink ? undefined : text);
    return readJson(content);
  } catch (error) {
    const message = messageOf(error);
    throw new BadInput(message.startsWith(text) ? message : `${isLink ? 'link' : text}: ${message}`);
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
