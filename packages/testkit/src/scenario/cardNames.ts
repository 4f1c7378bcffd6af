import { type CoreState, closest, definitionNamed, type Game, type Words } from '@rulechart/core';
import { MissingCard } from './errors.ts';

/** Cards of a text: which card, whose (if it says), and which of several copies (from 1, if it says). */
export interface Mention {
  readonly name: string;
  readonly definition: number;
  readonly seat: number | null;
  readonly nth: number | null;
}

/** Widths, cases and runs of blanks do not matter. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Stands for a card in a text whose cards have been read. */
const GAP = '\u0001';

/** Finds cards of a pool by what people call them: names of either language, older spellings, keys. */
export class CardNames<S extends CoreState> {
  private readonly spellings = new Map<string, number>();
  private byLength: (readonly [name: string, definition: number])[] | null = null;

  constructor(
    readonly game: Game<S>,
    /** What a card is called that the pool may lack, with its key. */
    private readonly nameOf?: (name: string) => (Words & { readonly key?: string }) | undefined,
  ) {
    for (const { id, tree } of game.engine.definitions)
      if (id > 0)
        for (const name of [tree.name.ja, tree.name.en, ...(tree.alsoKnownAs ?? [])])
          if (!this.spellings.has(folded(name))) this.spellings.set(folded(name), id);
  }

  /**
   * The number of a card.
   * @throws {MissingCard} for one that exists and is not in the pool.
   * @returns undefined for a name that nothing bears.
   */
  find(name: string): number | undefined {
    const found = this.spellings.get(folded(name)) ?? definitionNamed(this.game.engine, name);
    if (found !== undefined) return found;
    const known = this.nameOf?.(name);
    if (!known) return undefined;
    const id = this.game.engine.byKey.get(known.key ?? '')?.id;
    if (id === undefined) throw new MissingCard(name);
    // From now on the text of an act may call it that, too.
    this.spellings.set(folded(name), id);
    this.byLength = null;
    return id;
  }

  /** Names that look like this one. */
  like(name: string): readonly string[] {
    const ascii = /^[\x20-\x7e]*$/.test(name);
    return closest(
      folded(name),
      [...this.spellings.keys()].filter((known) => /^[\x20-\x7e]*$/.test(known) === ascii),
      3,
    );
  }

  /** The cards a text names, in the order of the text, and the text without them. */
  mentions(text: string): { readonly mentions: readonly Mention[]; readonly rest: string } {
    this.byLength ??= [...this.spellings].sort(([a], [b]) => b.length - a.length);
    const found: { at: number; definition: number; name: string }[] = [];
    // A name in quotes is a name, whatever it looks like.
    let left = folded(text).replace(/[「"]([^」"]+)[」"]/g, (quoted, name: string, at: number) => {
      const definition = this.find(name);
      if (definition === undefined) return quoted;
      found.push({ at, definition, name });
      return GAP.repeat(quoted.length);
    });
    for (const [name, definition] of this.byLength) {
      for (let at = wordAt(left, name); at >= 0; at = wordAt(left, name)) {
        left = left.slice(0, at) + GAP.repeat(name.length) + left.slice(at + name.length);
        found.push({ at, definition, name });
      }
    }
    found.sort((a, b) => a.at - b.at);
    const mentions = found.map(({ at, definition, name }) => {
      const end = at + name.length;
      const nth = /^#(\d+)/.exec(left.slice(end));
      const whose = /(?:^| )([ab])(?:'s |の)$/.exec(left.slice(0, at)) ?? /([ab])の$/.exec(left.slice(0, at));
      return {
        name,
        definition,
        seat: whose ? (whose[1] === 'a' ? 0 : 1) : null,
        nth: nth ? Number(nth[1]) : null,
      };
    });
    const rest = left
      .replace(new RegExp(`([ab])('s |の)(?=${GAP})`, 'g'), ' ')
      // Particles after a name say how it is meant; the order of the names says the same.
      .replace(new RegExp(`${GAP}+(#\\d+)?[をにへでとのがは]?`, 'g'), ` ${GAP} `)
      .replace(/\s+/g, ' ')
      .trim();
    return { mentions, rest: rest.replaceAll(GAP, '').replace(/\s+/g, ' ').trim() };
  }

  /** Every card in play that a mention may mean. */
  entities(s: S, { definition, seat, nth }: Mention): number[] {
    const all: number[] = [];
    for (let e = 1; e <= s.entities; e++)
      if (
        s.card.definition[e] === definition &&
        (s.card.zone[e] as number) > 1 &&
        (seat === null || s.card.controller[e] === seat)
      )
        all.push(e);
    return nth === null ? all : all.slice(nth - 1, nth);
  }
}

/** Where a name stands in a text as a word of its own; −1: nowhere. Japanese has no blanks between words. */
export function wordAt(text: string, name: string): number {
  if (!/^[\x20-\x7e]+$/.test(name)) return text.indexOf(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1];
    const after = text[at + name.length];
    if (!/[a-z0-9]/.test(before ?? ' ') && !/[a-z0-9]/.test(after ?? ' ')) return at;
  }
  return -1;
}
