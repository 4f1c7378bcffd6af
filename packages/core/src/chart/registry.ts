import { ChartError } from './errors.ts';
import type { ChartNode } from './nodes.ts';
import type { NamedReference } from './references.ts';

type Implementation<S, R> = (s: S, d: number, params?: unknown) => R;

/** The functions a program calls, one per name and params, by the number that stands for them in the code. */
export class FunctionRegistry<S, R> {
  readonly functions: ((s: S, d: number) => R)[] = [];
  private readonly ids = new Map<string, number>();
  private readonly names = new Set<string>();

  constructor(
    private readonly kind: 'action' | 'guard',
    private readonly implementations: Readonly<Record<string, Implementation<S, R>>>,
  ) {}

  /** Params are bound here, so that running the chart allocates nothing. */
  idOf({ name, params }: NamedReference, state: ChartNode): number {
    const key = params === undefined ? name : `${name} ${JSON.stringify(params)}`;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const implementation = Object.hasOwn(this.implementations, name) ? this.implementations[name] : undefined;
    if (!implementation) {
      throw new ChartError(
        state.id,
        `${this.kind} '${name}' has no implementation; add it to the implementation's ${this.kind}s`,
      );
    }
    const id = this.functions.length;
    this.functions.push(params === undefined ? implementation : (s, d) => implementation(s, d, params));
    this.ids.set(key, id);
    this.names.add(name);
    return id;
  }

  /** Names with an implementation that the reachable part of the chart never calls. */
  unused(): string[] {
    return Object.keys(this.implementations).filter((name) => !this.names.has(name));
  }
}
