import { type Act, answers, type CoreState, type Decision, type Game, type Refusal } from '@rulechart/core';
import type { Teller } from './teller.ts';

/** What words at the prompt mean: a decision, several, or none. */
export type Meaning = { readonly d: Decision } | { readonly several: readonly string[] } | null;

/** Widths, cases and runs of blanks do not matter. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Reads a number of the menu, or words of one of its lines: the whole, its beginning, or a part of it. */
export function meaning(input: string, menu: readonly Decision[], lines: readonly string[]): Meaning {
  const text = folded(input);
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= menu.length)
    return { d: menu[Number(text) - 1] as Decision };
  const plain = lines.map(folded);
  for (const fits of [
    (line: string) => line === text,
    (line: string) => line.startsWith(text),
    (line: string) => text.split(' ').every((word) => line.includes(word)),
  ]) {
    const found = plain.flatMap((line, i) => (text !== '' && fits(line) ? [i] : []));
    const [first] = found;
    if (first === undefined) continue;
    // Copies of one card read alike: any of them will do.
    if (found.every((i) => plain[i] === plain[first])) return { d: menu[first] as Decision };
    return { several: found.map((i) => lines[i] as string) };
  }
  return null;
}

/** Why an act in words is or is not possible. */
export type Why =
  | { readonly found: 'act'; readonly legal: boolean; readonly refusals: readonly Refusal[]; readonly act: string }
  | { readonly found: 'no act'; readonly acts: readonly string[] }
  | { readonly found: 'no card'; readonly card: string };

/**
 * Explains an act in words: the name of a kind of decision, then what it is about ("activate Monster Reborn"). Cards
 * are those that the seat can see. Of several ways to do it, one that is legal or comes closest counts.
 */
export function why(teller: Teller, s: CoreState, seat: number, input: string): Why {
  const { game } = teller;
  const text = folded(input);
  const types = game.decisionTypes.map((type) => ({
    type,
    names: [
      ...new Set([type, teller.word('decision', type), wordIn(game, 'ja', type), wordIn(game, 'en', type)].map(folded)),
    ],
  }));
  const found = types
    .flatMap(({ type, names }) => names.filter((name) => hasWord(text, name)).map((name) => ({ type, name })))
    .sort((a, b) => b.name.length - a.name.length);
  const [named] = found;
  const asking = game.question(s) !== null;
  // One word may name several kinds of decision: a monster is set, and so is a trap.
  const candidates = named
    ? [...new Set(found.filter(({ name }) => name === named.name).map(({ type }) => type))]
    : types.map(({ type }) => type).filter((type) => asking === isAnswer(type));
  const rest = named ? folded(text.replace(named.name, ' ')) : text;
  const acts = candidates.flatMap((type) => actsOf(game, s, seat, type, rest));
  if (acts.length === 0) {
    if (named && rest !== '') return { found: 'no card', card: rest };
    return { found: 'no act', acts: candidates.map((type) => teller.word('decision', type)) };
  }
  let closest: Why | null = null;
  for (const act of acts) {
    const { legal, refusals } = game.explainAct(s, seat, act);
    const words = [teller.word('decision', act.type), ...cardsOf(game, act).map((e) => teller.card(s, e, seat))];
    const said: Why = { found: 'act', legal, refusals, act: words.join(' ') };
    if (legal) return said;
    if (closest === null || (closest.found === 'act' && refusals.length < closest.refusals.length)) closest = said;
  }
  return closest as Why;
}

/** The cards among an act's operands. */
const cardsOf = (game: Game<CoreState>, act: Act): number[] =>
  (game.engine.codecs.find(({ name }) => name === act.type)?.operands ?? []).flatMap(({ name, kind }) =>
    kind.toLowerCase().endsWith('entity') && Number(act[name] ?? 0) > 0 ? [Number(act[name])] : [],
  );

const isAnswer = (type: string): boolean => (answers as readonly string[]).includes(type);

const hasWord = (text: string, name: string): boolean =>
  /^[\x20-\x7e]+$/.test(name)
    ? new RegExp(`(^| )${name.replace(/[^\w ]/g, '\\$&')}( |$)`).test(text)
    : text.includes(name);

const wordIn = (game: Game<CoreState>, lang: 'ja' | 'en', type: string): string => {
  try {
    return game.engine.speakers[lang].word('decision', type);
  } catch {
    return type;
  }
};

/** The acts of a type that the rest of the words can mean: the bare act, or one for each card that they may name. */
function actsOf(game: Game<CoreState>, s: CoreState, seat: number, type: string, rest: string): Act[] {
  const codec = game.engine.codecs.find(({ name }) => name === type);
  const operands = codec?.operands.filter(({ kind }) => kind === 'entity' || kind === 'optionalEntity') ?? [];
  if (rest === '') return [{ type }];
  const named = cardsNamed(game, s, seat, rest).slice(0, operands.length);
  if (named.length === 0) return [];
  // "A with B" or "B on A": the order of the words does not say which card is which operand.
  const orders = named.length === 2 ? [named, [...named].reverse()] : [named];
  return orders.flatMap((order) =>
    order
      .reduce<number[][]>((heads, cards) => heads.flatMap((head) => cards.map((e) => [...head, e])), [[]])
      .map((entities) => ({ type, ...Object.fromEntries(entities.map((e, i) => [operands[i]?.name ?? '', e])) })),
  );
}

/** The cards that words name, in the order of the words; for each name every copy that the seat can see. */
function cardsNamed(game: Game<CoreState>, s: CoreState, seat: number, words: string): number[][] {
  const visible = Array.from({ length: s.entities }, (_, i) => i + 1).filter((e) => (s.card.known[e] >>> seat) & 1);
  const byName = new Map<string, number[]>();
  for (const e of visible) {
    const { name } = game.engine.definitionOf(s, e).tree;
    for (const each of new Set([folded(name.ja), folded(name.en)])) byName.set(each, [...(byName.get(each) ?? []), e]);
  }
  let left = words;
  const found: { at: number; cards: number[] }[] = [];
  for (const [name, cards] of [...byName].sort(([a], [b]) => b.length - a.length)) {
    const at = hasWord(left, name) ? left.indexOf(name) : -1;
    if (at < 0) continue;
    left = left.slice(0, at) + '#'.repeat(name.length) + left.slice(at + name.length);
    found.push({ at, cards });
  }
  if (found.length > 0) return found.sort((a, b) => a.at - b.at).map(({ cards }) => cards);
  for (const fits of [(name: string) => name.startsWith(words), (name: string) => name.includes(words)]) {
    const cards = [...byName].filter(([name]) => fits(name)).flatMap(([, copies]) => copies);
    if (cards.length > 0) return [[...new Set(cards)]];
  }
  return [];
}
