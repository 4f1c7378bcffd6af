import { type CoreState, closest, type Game } from '@rulechart/core';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { type Document, isMap, isScalar, LineCounter, type Node, parseAllDocuments } from 'yaml';
import { ScenarioError } from './errors.ts';
import { filledIn, rowsOf, type Scenario } from './scenario.ts';
import { scenarioSchema } from './schema.ts';

/** A scenario of a file, with where its parts stand in it. */
export interface ReadScenario {
  readonly scenario: Scenario;
  readonly file: string;
  /** line of the file, from 1, where it begins */
  readonly line: number;
  /** Line and column, from 1, of the part that these keys and indices lead to. */
  readonly at: (path: readonly (string | number)[]) => { readonly line: number; readonly column: number };
}

/** The rule set that a scenario names, before anything of it is checked. */
export interface RulesNamed {
  readonly rules?: string;
}

/** Reads scenarios of games, each with the schema of its rule set. */
export class ScenarioReader {
  private readonly checks = new Map<Game<CoreState>, ValidateFunction>();

  /**
   * Reads the scenarios of a file: one for each YAML document in it.
   * @param gameOf - The game whose rules a scenario names; undefined: nobody has such rules.
   * @throws {ScenarioError} for broken YAML and for whatever the schema does not allow, with line and column.
   */
  read(text: string, file: string, gameOf: (rules: string | undefined) => Game<CoreState> | undefined): ReadScenario[] {
    const lines = new LineCounter();
    const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
    if (!Array.isArray(documents)) throw new ScenarioError(file, 1, 1, 'there is no scenario in it');
    const list = documents.filter((document) => document.contents !== null || document.errors.length > 0);
    if (list.length === 0) throw new ScenarioError(file, 1, 1, 'there is no scenario in it');
    return list.map((document, i) => this.one(document as Document, file, i, lines, gameOf));
  }

  private one(
    document: Document,
    file: string,
    index: number,
    lines: LineCounter,
    gameOf: (rules: string | undefined) => Game<CoreState> | undefined,
  ): ReadScenario {
    const where = (offset: number): { line: number; column: number } => {
      const { line, col } = lines.linePos(offset);
      return { line, column: col };
    };
    const fail = (offset: number, problem: string): never => {
      const { line, column } = where(offset);
      throw new ScenarioError(file, line, column, problem);
    };
    const [broken] = document.errors;
    if (broken) fail(broken.pos[0], `no YAML: ${broken.message}`);
    const begin = document.contents?.range?.[0] ?? 0;
    const json: unknown = document.toJS();
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return fail(begin, 'a scenario is a mapping with "question", "source", "position" and "steps"');
    const named = (json as RulesNamed).rules;
    const game = gameOf(typeof named === 'string' ? named : undefined);
    if (!game) return fail(offsetOf(document, ['rules']), `there are no rules "${String(named)}"`);
    const check = this.checkOf(game);
    // A parameter may stand for anything, so it is its instances that must be right.
    const instances = rowsOf(json as Scenario).map((row) => filledIn(json as object, row));
    if (!instances.every((instance) => check(instance))) {
      const errors = check.errors as ErrorObject[];
      // Of several, the one that lies deepest says most.
      const error = errors.reduce((a, b) => (b.instancePath.length > a.instancePath.length ? b : a));
      const path = error.instancePath.split('/').slice(1).map(unescaped);
      const { stranger, problem } = problemOf(error);
      return fail(stranger === undefined ? offsetOf(document, path) : keyOffset(document, path, stranger), problem);
    }
    const base = file.replace(/^.*[\\/]/, '').replace(/\.ya?ml$/, '');
    const scenario = json as Scenario;
    return {
      scenario: { ...scenario, id: scenario.id ?? (index === 0 ? base : `${base}-${index + 1}`) },
      file,
      line: where(begin).line,
      at: (path) => where(offsetOf(document, path.map(String))),
    };
  }

  private checkOf(game: Game<CoreState>): ValidateFunction {
    let check = this.checks.get(game);
    if (!check) {
      const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
      check = ajv.compile(scenarioSchema(game));
      this.checks.set(game, check);
    }
    return check;
  }
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Where in the text the part stands that a path leads to; the nearest part around it if it is not there. */
function offsetOf(document: Document, path: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = (node as Node | null)?.range?.[0] ?? 0;
  for (const key of path) {
    const next = (node as { get?: (key: unknown, keep: boolean) => unknown } | null)?.get?.(
      /^\d+$/.test(key) && !isMap(node) ? Number(key) : key,
      true,
    );
    if (next === undefined || next === null) break;
    node = next;
    offset = (node as Node).range?.[0] ?? offset;
  }
  return offset;
}

function keyOffset(document: Document, path: readonly string[], key: string): number {
  const node =
    path.length === 0
      ? document.contents
      : document.getIn(
          path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
          true,
        );
  const pair = isMap(node)
    ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  return (pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offsetOf(document, path);
}

/** What an error of the schema means for whoever wrote the file. */
function problemOf(error: ErrorObject): { readonly stranger?: string; readonly problem: string } {
  const { keyword, params, parentSchema, data } = error;
  const given = JSON.stringify(data);
  switch (keyword) {
    case 'additionalProperties': {
      const stranger = String(params['additionalProperty']);
      const known = closest(stranger, Object.keys((parentSchema?.['properties'] as object | undefined) ?? {}), 8);
      return { stranger, problem: `unknown key "${stranger}"; known here: ${known.join(', ') || 'none'}` };
    }
    case 'required':
      return { problem: `"${String(params['missingProperty'])}" is missing` };
    case 'enum':
      return { problem: `one of ${(params['allowedValues'] as unknown[]).join(', ')}, not ${given}` };
    case 'const':
      return { problem: `"${String(params['allowedValue'])}" is needed, not ${given}` };
    case 'type':
      return { problem: `${[params['type']].flat().join(' or ')} is needed, not ${given}` };
    case 'pattern':
      return { problem: `a step is "pass", "pass 2", "settle" or a mapping such as "A: activate …", not ${given}` };
    default:
      return { problem: `${error.message ?? keyword}, not ${given}` };
  }
}
