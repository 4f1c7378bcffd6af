import { RulechartError } from './errors.ts';
/** Something in a rule set, card or chart is wrong: says where, what, and what would be right. */
export class LoadError extends RulechartError {
  override readonly name = 'LoadError';
  readonly code = 'cannot-load';
  constructor(
    readonly where: string,
    readonly problem: string,
    cause?: unknown,
  ) {
    super(`${where}: ${problem}`, cause === undefined ? {} : { cause });
  }
}

/** Of the known names, those that look most like the given one. */
export function closest(name: string, known: readonly string[], most = 5): readonly string[] {
  const distance = (a: string, b: string): number => {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) {
        const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
        next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
      }
      row = next;
    }
    return row[b.length] as number;
  };
  return [...known]
    .map((candidate) => ({ candidate, d: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((x, y) => x.d - y.d)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** A closed list of names and their numbers. */
export class Names {
  private readonly ids = new Map<string, number>();

  /** `what` says what they name, for errors. */
  constructor(
    readonly what: string,
    readonly list: readonly string[],
  ) {
    for (const [i, name] of list.entries()) {
      if (this.ids.has(name)) throw new LoadError(what, `"${name}" is declared twice`);
      this.ids.set(name, i);
    }
  }

  /** Whether the name is in the list. */
  has(name: string): boolean {
    return this.ids.has(name);
  }

  /** @throws {LoadError} for a name that is not in the list, with the closest ones. */
  id(name: string, where = this.what): number {
    const id = this.ids.get(name);
    if (id === undefined) {
      throw new LoadError(
        where,
        `there is no ${this.what} "${name}"; known: ${closest(name, this.list, 8).join(', ') || 'none'}`,
      );
    }
    return id;
  }

  /** The name of a number. */
  name(id: number): string {
    return this.list[id] ?? `${this.what} ${id}`;
  }
}
