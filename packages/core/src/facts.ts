import type { Engine } from './engine.ts';
import type { CoreState } from './state.ts';
import type { Clause, Fact } from './tree.ts';

/** Facts of clauses, however deep they stand. */
export function factsOf<S extends CoreState>(
  engine: Engine<S>,
  clauses: readonly Clause[],
  as: Fact['as'],
  where: string,
): Fact[] {
  return clauses.flatMap((clause, i) => {
    const path = `${where}[${i}]`;
    const inner = (key: string, list: unknown): Fact[] =>
      Array.isArray(list) ? factsOf(engine, list as Clause[], as, `${path}.${key}`) : [];
    const verb = engine.verbs.get(clause.do);
    const own = verb?.facts?.(clause as never) ?? [];
    const options = clause['options'];
    const part =
      clause.do === 'lasting' ? (clause['part'] as { part: string; stat?: string; mark?: string; act?: string }) : null;
    return [
      ...(part
        ? [
            {
              fact: `lasting ${part.part}`,
              as,
              clause: path,
              ...(part.stat ? { stat: part.stat } : {}),
              ...(part.mark ? { mark: part.mark } : {}),
              ...(part.act ? { act: part.act } : {}),
            } as Fact,
          ]
        : []),
      ...own.map((fact) => ({ ...fact, as, clause: path }) as Fact),
      ...(verb?.expands ? inner(clause.do, verb.expands(clause as never)) : []),
      ...inner('then', clause['then']),
      ...inner('otherwise', clause['otherwise']),
      ...inner('does', clause['does']),
      ...(Array.isArray(options)
        ? options.flatMap((option, k) => inner(`options[${k}].does`, (option as { does: unknown }).does))
        : []),
    ];
  });
}
