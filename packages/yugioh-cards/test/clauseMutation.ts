import {
  type CardTree,
  createGame,
  type EffectTree,
  type Game,
  LoadError,
  type Position,
  type RuleSet,
} from '@rulechart/core';
import { type Duel, yugiohExpert } from '@rulechart/yugioh-expert';
import { pool } from '../src/index.ts';
import { Board, type Kit } from './cards/board.ts';
import { fixtures, proofs } from './cards/index.ts';

/** A card with one thing taken out of its tree. */
export interface Mutant {
  readonly card: CardTree;
  /** where in the effects, and what was there */
  readonly path: string;
  readonly what: string;
}

/** Fields that a tree can do without, by the node that has them. */
const optional: readonly (readonly [has: string, fields: readonly string[]])[] = [
  ['how', ['if', 'limit', 'respondsTo', 'cost', 'targets', 'timing', 'mandatory', 'traits']],
  ['event', ['self', 'which', 'from', 'to', 'whose']],
  ['cards', ['where', 'slot']],
  ['part', ['if', 'which', 'who', 'nature', 'once', 'does']],
  ['per', ['shared', 'times']],
  ['until', ['of', 'times']],
  ['do', ['link', 'as', 'constraint', 'about', 'where', 'otherwise']],
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Every tree with one element of a list or one optional field less, and where that was. */
function* without(tree: Json, path: string): Generator<{ tree: Json; path: string; gone: Json }> {
  if (typeof tree !== 'object' || tree === null) return;
  if (Array.isArray(tree)) {
    const list = tree as readonly Json[];
    for (const [i, item] of list.entries()) {
      const here = `${path}[${i}]`;
      // One word of several is something that counts, too; the only one cannot be missing.
      if (typeof item === 'object' || list.length > 1)
        yield { tree: list.filter((_, k) => k !== i), path: here, gone: item };
      for (const inner of without(item, here)) yield { ...inner, tree: list.map((o, k) => (k === i ? inner.tree : o)) };
    }
    return;
  }
  const node = tree as { readonly [key: string]: Json };
  const fields = optional.find(([has]) => has in node)?.[1] ?? [];
  for (const [key, value] of Object.entries(node)) {
    const here = `${path}.${key}`;
    if (fields.includes(key) && value !== false && JSON.stringify(value) !== '[]') {
      const { [key]: _, ...rest } = node;
      yield { tree: rest, path: here, gone: value };
    }
    // The zones an effect is used from follow from its kind; labels are words.
    if (key === 'label' || ('how' in node && key === 'from')) continue;
    for (const inner of without(value, here)) yield { ...inner, tree: { ...node, [key]: inner.tree } };
  }
}

const short = (json: Json): string => {
  const text = JSON.stringify(json);
  return text.length > 70 ? `${text.slice(0, 67)}…` : text;
};

/** Every mutant of a card. The same change is made once: `if` with one condition is not dropped twice. */
export function mutantsOf(card: CardTree): Mutant[] {
  const seen = new Set<string>();
  const mutants: Mutant[] = [];
  for (const { tree, path, gone } of without(card.effects as unknown as Json, 'effects')) {
    const effects = (tree as unknown as EffectTree[]).map(tidy);
    const key = JSON.stringify(effects);
    if (seen.has(key) || key === JSON.stringify(card.effects.map(tidy))) continue;
    seen.add(key);
    mutants.push({
      card: { ...card, key: `${card.key}-${mutants.length}`, effects },
      path: path.replace(/^effects/, ''),
      what: short(gone),
    });
  }
  return mutants;
}

/** A card with nothing taken out: the control. */
export const unchanged = (card: CardTree): Mutant => ({ card: { ...card, key: `${card.key}-0` }, path: '', what: '' });

/** An empty list of conditions, clauses or parts says the same as none. */
function tidy(effect: EffectTree): EffectTree {
  const lists = ['if', 'cost', 'targets', 'does', 'live'];
  return Object.fromEntries(
    Object.entries(effect).filter(([key, value]) => !(lists.includes(key) && (value as unknown[]).length === 0)),
  ) as unknown as EffectTree;
}

/** What became of a mutant: the check that failed, or that it does not load, or null if nothing showed. */
export interface Outcome {
  readonly mutant: Mutant;
  readonly killedBy: string | null;
}

const zones = ['hand', 'deck', 'monsters', 'spells', 'field', 'graveyard', 'removed', 'fusion'] as const;

/** The position with the mutant in the place of its card. */
function inPlace(given: Position, name: string, key: string): Position {
  const swap = (side: Position['A']): Position['A'] =>
    side &&
    Object.fromEntries(
      Object.entries(side).map(([zone, cards]) => [
        zone,
        !zones.includes(zone as never)
          ? cards
          : (cards as readonly (string | { card: string })[]).map((placed) =>
              typeof placed === 'string'
                ? placed === name
                  ? key
                  : placed
                : placed.card === name
                  ? { ...placed, card: key }
                  : placed,
            ),
      ]),
    );
  return { ...given, ...(given.A ? { A: swap(given.A) } : {}), ...(given.B ? { B: swap(given.B) } : {}) } as Position;
}

/** The board of the mutation run: no journey through JSON at every act. */
class QuickBoard extends Board {
  override play(d: number): this {
    this.game.listen({ note: (entry) => this.log.push(entry) });
    try {
      this.game.apply(this.state, d);
    } finally {
      this.game.listen(null);
    }
    return this;
  }
}

/** One game for all mutants, each under a key of its own. Those that do not load are taken out. */
function gameOf(rules: RuleSet<Duel>, all: readonly CardTree[], mutants: Set<Mutant>): Game<Duel> {
  for (;;) {
    const list = [...mutants];
    try {
      return createGame(rules, [...all, ...list.map(({ card }) => card)]);
    } catch (error) {
      const at = error instanceof LoadError ? /^card (\d+)/.exec(error.message)?.[1] : undefined;
      const mutant = at === undefined ? undefined : list[Number(at) - all.length];
      if (mutant === undefined) throw error;
      mutants.delete(mutant);
    }
  }
}

/** Runs every card's checks against every mutant of it. */
export function runMutants(mutants: readonly Mutant[] = pool.flatMap(mutantsOf)): Outcome[] {
  const rules = yugiohExpert();
  const all = [...pool, ...fixtures];
  const loaded = new Set(mutants);
  const game = gameOf(rules, all, loaded);
  return mutants.map((mutant) => {
    if (!loaded.has(mutant)) return { mutant, killedBy: 'it does not load' };
    const { en } = mutant.card.name;
    const kit: Kit = { game, duel: (given) => new QuickBoard(game, inPlace(given, en, mutant.card.key)) };
    for (const [title, check] of Object.entries(proofs[en] ?? {})) {
      try {
        check(kit.duel, kit);
      } catch {
        return { mutant, killedBy: title };
      }
    }
    return { mutant, killedBy: null };
  });
}

/** Why some mutants show in no play of this pool: by card and path (`*`: any card). */
const reasons: readonly (readonly [card: string, path: RegExp, reason: string])[] = [
  ['*', /timing /, 'nothing comes between what sets it off and its use, so it cannot miss its moment here'],
  ['*', /\.whose /, 'a monster deals battle damage to the other side only, and attacks in the turn of its player'],
  ['*', /link "afterwards"$/, 'it only parts two moments, and no optional effect of the pool waits for the first'],
  ['*', /nature "oath"$/, 'what lingers from a cost is not negated anyway'],
  ['*', /on\.to "graveyard"$/, 'it is used from the graveyard'],
  ['*', /\{"test":"kind","is":"monster"\}$/, 'only monsters have an attribute or a type, or can be special summoned'],
  ['*', /\{"test":"sub","is":"effect"\}$/, 'a monster without effects has none to negate'],
  ['*', /shared /, 'the first use forbids the attack, and the attack forbids the first use'],
  ['Dark Balter the Terrible', /"battle"/, 'it destroys in no other way'],
  ['The Last Warrior from Another Planet', /on\.self/, 'while it is face-up no other monster is special summoned'],
  ['The Last Warrior from Another Planet', /"fusion"/, 'no card of the pool makes a fusion summon'],
  ['Thousand-Eyes Restrict', /\.if /, 'with nothing equipped both values are 0, as printed'],
  ['Black Luster Soldier - Envoy of the Beginning', /on\.self/, 'the condition asks whether this card is attacking'],
  ['Breaker the Magical Warrior', /"tribute"/, 'a monster of level 4 is never tribute summoned'],
  ['D.D. Assailant', /on\.self/, 'the condition asks whether this card will be destroyed'],
  ['Exarion Universe', /"turn of"/, 'it attacks in no other turn'],
  ['Jinzo', /"field"/, 'no trap lies in the field zone'],
  ['Jinzo', /"faceUp"/, 'a face-down trap does nothing that could be negated'],
  ['Spirit Reaper', /on\.self|"attacking"/, 'each of the two conditions makes the other one superfluous'],
  ['Nobleman of Crossout', /"if you do"/, 'a monster that was not destroyed is not known by the name'],
  ['Premature Burial', /"if you do"/, 'a monster that was not summoned is not known by the name'],
  ['Swords of Revealing Light', /where/, 'turning a face-up monster up does nothing'],
  ['Bottomless Trap Hole', /cost/, 'the effect asks for the strength once more'],
  ['Bottomless Trap Hole', /"faceUp"/, 'a monster that was turned face-down is a new one to whoever meant it'],
  ['Call of the Haunted', /on\.from/, 'whatever moves it moves it from there'],
  ['Call of the Haunted', /once/, 'the card that watches is destroyed by it'],
];

/** Why nothing can show, if that is known. */
export const reasonFor = ({ card, path, what }: Mutant): string | undefined =>
  reasons.find(([name, pattern]) => (name === '*' || name === card.name.en) && pattern.test(`${path} ${what}`))?.[2];

/** The report, as a page of the docs. */
export function report(outcomes: readonly Outcome[]): string {
  const alive = outcomes.filter(({ killedBy }) => killedBy === null);
  const percent = ((100 * (outcomes.length - alive.length)) / outcomes.length).toFixed(1);
  const cards = [...new Set(outcomes.map(({ mutant }) => mutant.card.name.en))].sort();
  const count = (card: string, of: readonly Outcome[]) =>
    of.filter(({ mutant }) => mutant.card.name.en === card).length;
  return [
    '# Clause mutation',
    '',
    'Every clause, condition, cost, target, live part, limit and effect of every card of the pool is taken out once, and',
    'the checks of that card (`packages/yugioh-cards/test/cards/`) run against what is left. A mutant is killed when a',
    'check fails or the card does not load. `pnpm exec vitest run clauses -u` writes this page anew.',
    '',
    `**${outcomes.length - alive.length} of ${outcomes.length} killed (${percent} %).**`,
    '',
    '## Survivors',
    '',
    '| Card | Effect and place | Taken out | Why it does not show |',
    '| --- | --- | --- | --- |',
    ...alive.map(
      ({ mutant }) =>
        `| ${mutant.card.name.en} | \`${mutant.path}\` | \`${mutant.what.replaceAll('|', '\\|')}\` | ${reasonFor(mutant) ?? '?'} |`,
    ),
    '',
    '## By card',
    '',
    '| Card | Mutants | Killed |',
    '| --- | ---: | ---: |',
    ...cards.map((card) => `| ${card} | ${count(card, outcomes)} | ${count(card, outcomes) - count(card, alive)} |`),
    '',
  ].join('\n');
}
