import { type CoreState, closest, type Game } from '@rulechart/core';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { type Document, isMap, isScalar, LineCounter, type Node, parseAllDocuments, visit } from 'yaml';
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
    return this.readEach(text, file, gameOf).map((read) => {
      if (read instanceof ScenarioError) throw read;
      return read;
    });
  }

  /** The same, with what is wrong in the place of a document that cannot be read: the others are none the worse for it. */
  readEach(
    text: string,
    file: string,
    gameOf: (rules: string | undefined) => Game<CoreState> | undefined,
    /** the rules that a scenario may name, for what is said of one that names others */
    known: readonly string[] = [],
  ): (ReadScenario | ScenarioError)[] {
    const lines = new LineCounter();
    const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
    const list = Array.isArray(documents)
      ? documents.filter((document) => document.contents !== null || document.errors.length > 0)
      : [];
    if (list.length === 0) return [new ScenarioError(file, 1, 1, 'there is no scenario in it')];
    return list.map((document, i) => {
      try {
        return this.one(document as Document, file, i, lines, gameOf, known);
      } catch (error) {
        if (error instanceof ScenarioError) return error;
        throw error;
      }
    });
  }

  private one(
    document: Document,
    file: string,
    index: number,
    lines: LineCounter,
    gameOf: (rules: string | undefined) => Game<CoreState> | undefined,
    known: readonly string[],
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
    if (broken)
      // The parser goes down one call a level.
      fail(broken.pos[0], /call stack/.test(broken.message) ? tooDeep : `no YAML: ${broken.message.split('\n')[0]}`);
    const unusable = unusableIn(document);
    if (unusable) fail(unusable.offset, unusable.problem);
    const begin = document.contents?.range?.[0] ?? 0;
    const json: unknown = document.toJS();
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return fail(begin, 'a scenario is a mapping with "question", "source", "position" and "steps"');
    const named = (json as RulesNamed).rules;
    const game = named === undefined || typeof named === 'string' ? gameOf(named) : undefined;
    if (!game)
      return fail(
        offsetOf(document, ['rules']),
        `there are no rules ${excerpt(named)}${known.length > 0 ? `; close: ${closest(String(named), known).join(', ')}` : ''}`,
      );
    const unfit = unfitRows((json as { forEach?: unknown }).forEach);
    if (unfit !== undefined) fail(offsetOf(document, ['forEach']), unfit);
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

/** How deep mappings and lists lie in each other at most: no scenario needs a tenth of it. */
const MOST_LEVELS = 100;
const tooDeep = `more than ${MOST_LEVELS} levels of lists and mappings lie in each other`;

/** What of YAML no scenario has: other parts of it by reference, keys that are no words, and levels without end. */
function unusableIn(document: Document): { readonly offset: number; readonly problem: string } | undefined {
  let found: { readonly offset: number; readonly problem: string } | undefined;
  const stop = (node: unknown, problem: string): symbol => {
    found = { offset: (node as Node).range?.[0] ?? 0, problem };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, node) => stop(node, `"*${node.source}" refers to another part; write it out, or use "forEach"`),
    Collection: (_, node, path) => (path.length > MOST_LEVELS ? stop(node, tooDeep) : undefined),
    Pair: (_, { key }) =>
      isScalar(key) && (typeof key.value === 'object' || typeof key.value === 'boolean')
        ? stop(key, `a key is a word, not ${JSON.stringify(key.value)}`)
        : isScalar(key)
          ? undefined
          : stop(key, 'a key is a word, not a list or mapping'),
  });
  return found;
}

/** How many instances a scenario may have. */
const MOST_ROWS = 10_000;

/** What is wrong with the parameters of a scenario, before its instances are made. */
function unfitRows(forEach: unknown): string | undefined {
  if (forEach === undefined) return undefined;
  const isObject = (part: unknown): boolean => typeof part === 'object' && part !== null && !Array.isArray(part);
  const right = 'a mapping of names to lists of values, or a list of mappings';
  if (Array.isArray(forEach)) {
    if (forEach.length === 0 || !forEach.every(isObject)) return `${right} is needed, not ${excerpt(forEach)}`;
    return forEach.length > MOST_ROWS ? `${MOST_ROWS} instances at most, not ${forEach.length}` : undefined;
  }
  if (!isObject(forEach)) return `${right} is needed, not ${excerpt(forEach)}`;
  const lists = Object.entries(forEach as object);
  const [name, wrong] = lists.find(([, list]) => !Array.isArray(list) || list.length === 0) ?? [];
  if (name !== undefined) return `a list of values is needed for "${name}", not ${excerpt(wrong)}`;
  const count = lists.reduce((product, [, list]) => product * (list as unknown[]).length, 1);
  return count > MOST_ROWS ? `${MOST_ROWS} instances at most, not ${count}` : undefined;
}

/** What stands there, short enough for one line. */
function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
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
  const given = excerpt(data);
  switch (keyword) {
    case 'additionalProperties': {
      const stranger = String(params['additionalProperty']);
      const known = closest(stranger, Object.keys((parentSchema?.['properties'] as object | undefined) ?? {}), 8);
      return { stranger, problem: `unknown key "${stranger}"; known here: ${known.join(', ') || 'none'}` };
    }
    case 'required':
      return { problem: `"${String(params['missingProperty'])}" is missing` };
    case 'enum':
      return {
        problem: `one of ${closest(String(data), (params['allowedValues'] as unknown[]).map(String), 8).join(', ')}, not ${given}`,
      };
    case 'minimum':
    case 'maximum': {
      const { minimum, maximum } = parentSchema as { minimum?: number; maximum?: number };
      return {
        problem: `an integer ${maximum === undefined ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`} is needed, not ${given}`,
      };
    }
    case 'minItems':
      return { problem: `${String(params['limit'])} or more are needed, not ${given}` };
    case 'maxItems':
      return { problem: `${String(params['limit'])} at most, not ${given}` };
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
