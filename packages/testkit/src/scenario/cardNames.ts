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

/** Every name of a pool, folded, with the number of its card; the longest first. */
interface Spellings {
  readonly ids: Map<string, number>;
  byLength: (readonly [name: string, definition: number])[] | null;
}

const spellingsOf = new WeakMap<object, Spellings>();

function spellings<S extends CoreState>({ engine }: Game<S>): Spellings {
  const known = spellingsOf.get(engine);
  if (known) return known;
  const ids = new Map<string, number>();
  for (const { id, tree } of engine.definitions)
    if (id > 0)
      for (const name of [tree.name.ja, tree.name.en, ...(tree.alsoKnownAs ?? [])])
        if (!ids.has(folded(name))) ids.set(folded(name), id);
  const made = { ids, byLength: null };
  spellingsOf.set(engine, made);
  return made;
}

/** Finds cards of a pool by what people call them: names of either language, older spellings, keys. */
export class CardNames<S extends CoreState> {
  private readonly spellings: Spellings;

  constructor(
    readonly game: Game<S>,
    /** What a card is called that the pool may lack, with its key. */
    private readonly nameOf?: (name: string) => (Words & { readonly key?: string }) | undefined,
    /** Cards that take the place of others, by number: a mutant stands in for its card. */
    private readonly instead: ReadonlyMap<number, number> = new Map(),
  ) {
    this.spellings = spellings(game);
  }

  private standIn(definition: number): number {
    return this.instead.get(definition) ?? definition;
  }

  /**
   * The number of a card.
   * @throws {MissingCard} for one that exists and is not in the pool.
   * @returns undefined for a name that nothing bears.
   */
  find(name: string): number | undefined {
    const found = this.spellings.ids.get(folded(name)) ?? definitionNamed(this.game.engine, name);
    if (found !== undefined) return this.standIn(found);
    const known = this.nameOf?.(name);
    if (!known) return undefined;
    const id = this.game.engine.byKey.get(known.key ?? '')?.id;
    if (id === undefined) throw new MissingCard(name);
    // From now on the text of an act may call it that, too.
    this.spellings.ids.set(folded(name), id);
    this.spellings.byLength = null;
    return this.standIn(id);
  }

  /** Names that look like this one. */
  like(name: string): readonly string[] {
    const ascii = /^[\x20-\x7e]*$/.test(name);
    return closest(
      folded(name),
      [...this.spellings.ids.keys()].filter((known) => /^[\x20-\x7e]*$/.test(known) === ascii),
      3,
    );
  }

  /** The cards a text names, in the order of the text, and the text without them. */
  mentions(text: string): { readonly mentions: readonly Mention[]; readonly rest: string } {
    this.spellings.byLength ??= [...this.spellings.ids].sort(([a], [b]) => b.length - a.length);
    const { byLength } = this.spellings;
    const found: { at: number; definition: number; name: string }[] = [];
    // A name in quotes is a name, whatever it looks like.
    let left = folded(text).replace(/[「"]([^」"]+)[」"]/g, (quoted, name: string, at: number) => {
      const definition = this.find(name);
      if (definition === undefined) return quoted;
      found.push({ at, definition, name });
      return GAP.repeat(quoted.length);
    });
    for (const [name, definition] of byLength) {
      for (let at = wordAt(left, name); at >= 0; at = wordAt(left, name)) {
        left = left.slice(0, at) + GAP.repeat(name.length) + left.slice(at + name.length);
        found.push({ at, definition: this.standIn(definition), name });
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
