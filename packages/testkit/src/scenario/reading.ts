import type { CoreState, Game } from '@rulechart/core';
import { type CardNames, folded, type Mention, wordAt } from './cardNames.ts';

/** An act in words, read: which kinds of decision it may mean, the cards and numbers it names in order. */
export interface ReadAct {
  readonly types: readonly string[];
  readonly mentions: readonly Mention[];
  /** operands given by name ("effect 2") or, under "", in order */
  readonly numbers: readonly { readonly operand: string; readonly value: number }[];
  /** what else it says: an option's words, "yes", "directly" */
  readonly words: string;
  /** all of it but the act, for options that have cards and numbers in their words: "pay 100 life points" */
  readonly said: string;
}

/** Words that say nothing by themselves. */
const fillers =
  /(^| )(the|a|an|with|on|onto|to|in|into|at|from|as|by|and|of|for|targeting|using|tributing|it)(?= |$)|[、。,;:]|する(?= |$)/g;

/** A text without the words that say nothing. */
export const bare = (text: string): string =>
  folded(text).replace(fillers, ' ').replace(fillers, ' ').replace(/\s+/g, ' ').trim();

/** A text without the first time it says that. */
function without(text: string, name: string | undefined): string {
  const at = name === undefined ? -1 : wordAt(text, name);
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + (name as string).length)}`;
}

/** Reads acts in words, in either language. */
export class Reading<S extends CoreState> {
  private readonly names: readonly { readonly type: string; readonly name: string }[];

  constructor(
    private readonly game: Game<S>,
    private readonly cards: CardNames<S>,
  ) {
    const word = (lang: 'ja' | 'en', type: string): string => {
      try {
        return game.engine.speakers[lang].word('decision', type);
      } catch {
        return type;
      }
    };
    this.names = game.decisionTypes.flatMap((type) => {
      const spaced = type.replace(/([A-Z])/g, ' $1');
      return [...new Set([type, spaced, word('ja', type), word('en', type)].map(folded))].map((name) => ({
        type,
        name,
      }));
    });
  }

  /** Reads an act. It says nothing about whether it is legal. */
  read(text: string): ReadAct {
    const { mentions, rest } = this.cards.mentions(text);
    const operands = new Set(
      this.game.engine.codecs.flatMap((codec) => codec.operands.map((o) => o.name.toLowerCase())),
    );
    const typesIn = (words: string): { type: string; name: string }[] => {
      const found = this.names.filter(({ name }) => wordAt(words, name) >= 0);
      const longest = Math.max(0, ...found.map(({ name }) => name.length));
      return found.filter(({ name }) => name.length === longest);
    };
    // "pick X place 5": the place says where, it is not the act, unless nothing else is.
    const apart = rest.replace(/([a-z]+) \d+/g, (whole, before: string) => (operands.has(before) ? ' ' : whole));
    const inside = typesIn(apart);
    const found = inside.length > 0 ? inside : typesIn(rest);
    const name = found[0]?.name;
    let left = without(rest, name);
    const numbers: { operand: string; value: number }[] = [];
    left = left.replace(/(?:([a-z]+) )?(?<![a-z])(\d+)/g, (_whole, before: string | undefined, digits: string) => {
      const named = before !== undefined && operands.has(before);
      numbers.push({ operand: named ? before : '', value: Number(digits) });
      return named || before === undefined ? ' ' : before;
    });
    return {
      types: [...new Set(found.filter((f) => f.name === name).map(({ type }) => type))],
      mentions,
      numbers,
      words: bare(left),
      said: bare(without(folded(text), name)),
    };
  }
}
