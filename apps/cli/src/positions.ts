import { readFileSync } from 'node:fs';
import { type CoreState, checkSeed, type Deck, Session, type Setup, shown } from '@rulechart/core';
import { readDeck } from './decks.ts';
import { type Opened, openNamed } from './games.ts';
import { BadInput, isAboutInput, messageOf } from './io.ts';
import type { GameOptions } from './options.ts';
import { readScenarioFile, startOf } from './scenarios.ts';

/** A position out of a file, and the duel that led there if the file tells it. */
export interface OpenPosition {
  readonly opened: Opened;
  readonly state: CoreState;
  readonly session: Session<CoreState> | null;
}

/** @throws {BadInput} for a file that cannot be read or is no JSON. */
export function readJsonFile(file: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new BadInput(code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read: ${messageOf(error)}`);
  }
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Record<string, unknown>;
  } catch (error) {
    throw new BadInput(`${file} is no JSON: ${messageOf(error)}`);
  }
  throw new BadInput(`${file}: an object is needed`);
}

/**
 * Reads a position: from a scenario (where it begins), from a replay (where it ends, or after `to` decisions), from a
 * state as JSON, or from start options `{ rules?, profile?, seed?, decks?: [name, name], first?: "A" | "B", options? }`.
 * @throws {BadInput} for a file that is none of these.
 */
export async function openPosition(file: string, options: GameOptions, to?: number): Promise<OpenPosition> {
  if (/\.ya?ml$/.test(file)) {
    const [first] = await readScenarioFile(file, options);
    return startOf(first as NonNullable<typeof first>);
  }
  const json = readJsonFile(file);
  const opened = await openNamed(file, json, options);
  const { game } = opened;
  try {
    if (json['format'] === 'rulechart-replay') {
      const session = Session.from(game, json, to);
      return { opened, state: session.state, session };
    }
    if ('layout' in json) return { opened, state: game.fromJSON(json), session: null };
    const session = new Session(game, setupOf(opened, json, file, options.lang), checkSeed(json['seed'] ?? 1));
    return { opened, state: session.state, session };
  } catch (error) {
    if (isAboutInput(error)) throw new BadInput(`${file}: ${messageOf(error)}`);
    throw error;
  }
}

const known = ['rules', 'profile', 'seed', 'decks', 'first', 'options'];

function setupOf(opened: Opened, json: Readonly<Record<string, unknown>>, file: string, lang: 'ja' | 'en'): Setup {
  const stranger = Object.keys(json).find((key) => !known.includes(key));
  if (stranger !== undefined)
    throw new BadInput(
      `${file}: neither a replay, nor a state, nor start options, which have no "${stranger}" (only ${known.join(', ')})`,
    );
  const { decks = opened.module.decks.slice(0, 2).map(({ id }) => id), first = 'A', options } = json;
  if (!Array.isArray(decks) || decks.length < 1 || decks.length > 2)
    throw new BadInput(`${file}: "decks" needs two decks`);
  if (first !== 'A' && first !== 'B') throw new BadInput(`${file}: "first" is "A" or "B", not ${shown(first)}`);
  const [a, b = a] = decks.map(
    (deck: unknown): Deck => (typeof deck === 'string' ? readDeck(opened, deck, lang).deck : (deck as Deck)),
  );
  return {
    decks: [a as Deck, b as Deck],
    first: first === 'A' ? 0 : 1,
    ...(options ? { options: options as NonNullable<Setup['options']> } : {}),
  };
}
