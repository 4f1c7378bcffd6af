import { Compiler } from './compile.ts';
import type { Engine } from './engine.ts';
import { LoadError } from './names.ts';
import { CONTROL, type GivenPart, livePart, MARK, NEGATE, OPERATION } from './part.ts';
import type { CoreState } from './state.ts';
import type { Cards, On, Part, Test, Who } from './tree.ts';
import { ProgramWriter } from './writer.ts';

/** Which event sets something off, compiled. */
export function compileOn<S extends CoreState>(engine: Engine<S>, on: On, where: string) {
  const compiler = new Compiler(engine, where);
  const mask = (zone: On['from']): number =>
    zone === undefined ? 0 : compiler.zoneKinds(zone).reduce((bits, kind) => bits | (1 << kind), 0);
  return {
    event: engine.events.id(on.event, `${where}.event`),
    which: on.which === undefined ? null : compiler.in('which').test(on.which),
    on: {
      self: on.self ?? false,
      from: mask(on.from),
      to: mask(on.to),
      whose: on.whose === undefined ? null : compiler.isWho(on.whose),
    },
  };
}

/** Whether a part chooses its bearers by values: a comparison, or the highest of all. */
const looksAtValues = (tree: Part): boolean => /"value":"stat"|"cards":"extreme"/.test(JSON.stringify(tree));

/** The layer of an operation: its own, or that of the one it goes with. */
function layerOf<S extends CoreState>(engine: Engine<S>, operation: number): number {
  const { operations } = engine.rules;
  const host = operations[operation]?.with;
  return host === undefined ? operation : operations.findIndex(({ op }) => op === host);
}

/** Compiles a continuous part; gives its number. */
export function compilePart<S extends CoreState>(
  engine: Engine<S>,
  tree: Part,
  where: string,
  effect: number,
  ruleText = false,
): number {
  const compiler = new Compiler(engine, where);
  const id = engine.parts.length;
  engine.parts.push(null as never);
  const optional = <T>(value: T | undefined, compile: (value: T) => unknown): never =>
    (value === undefined ? null : compile(value)) as never;
  const common = {
    id,
    tree,
    effect,
    unnegatable: ruleText,
    condition: optional((tree as { if?: Test }).if, (test) => compiler.in('if').test(test)),
  };
  const to = (cards: Cards) => compiler.in('to').cards(cards);
  const which = (test: Test | undefined) => optional(test, (t) => compiler.in('which').test(t));
  const who = (seat: Who | undefined) => optional(seat, (w) => compiler.isWho(w));
  let part: GivenPart<S>;
  switch (tree.part) {
    case 'modify': {
      const operation = engine.rules.operations.findIndex(({ op }) => op === tree.op);
      if (operation < 0) {
        throw new LoadError(
          where,
          `there is no operation "${tree.op}"; one of ${engine.rules.operations.map(({ op }) => op).join(', ')}`,
        );
      }
      const values = Object.keys(engine.rules.layout.effective ?? {});
      if (!values.includes(tree.stat))
        throw new LoadError(where, `there is no effective value "${tree.stat}"; one of ${values.join(', ')}`);
      part = {
        ...common,
        layer: OPERATION + layerOf(engine, operation),
        to: to(tree.to),
        by: compiler.in('by').amount(tree.by),
        apply: engine.rules.operations[operation]?.apply ?? null,
        wipes: engine.rules.operations[operation]?.wipes ?? false,
        column: values.indexOf(tree.stat),
      };
      break;
    }
    case 'mark':
      part = {
        ...common,
        layer: MARK,
        to: to(tree.to),
        number: engine.marks.id(tree.mark, where),
        circular: looksAtValues(tree),
      };
      break;
    case 'negate':
      part = { ...common, layer: NEGATE, to: to(tree.to) };
      break;
    case 'control':
      part = {
        ...common,
        layer: CONTROL,
        to: to(tree.to),
        seatOf: compiler.who(tree.who),
        prevails: tree.prevails ?? false,
      };
      break;
    case 'forbid':
      part = {
        ...common,
        number: engine.acts.id(tree.act, where),
        which: which(tree.which),
        who: who(tree.who),
        unnegatable: ruleText || tree.nature === 'oath' || tree.nature === 'rule text',
      };
      break;
    case 'require':
      part = {
        ...common,
        number: engine.acts.id(tree.act, where),
        which: which(tree.which),
        object: optional(tree.object, (cards) => compiler.in('object').cards(cards)),
      };
      break;
    case 'allow':
      if (!(tree.rule in engine.rules.rulebook))
        throw new LoadError(where, `there is no rule "${tree.rule}" in the rulebook`);
      part = { ...common, which: which(tree.which), who: who(tree.who) };
      break;
    case 'replace': {
      let program = 0;
      if (tree.does !== undefined) {
        const writer = new ProgramWriter(engine, where);
        const does = tree.optional
          ? [{ do: 'may', by: 'you', does: [{ do: 'instead' }, ...tree.does] }]
          : [{ do: 'instead' }, ...tree.does];
        writer.clauses(does as never, `${where}.does`);
        writer.end();
        program = writer.program.id;
      } else if (tree.optional) {
        const writer = new ProgramWriter(engine, where);
        writer.clauses([{ do: 'may', by: 'you', does: [{ do: 'instead' }] }] as never, `${where}.does`);
        writer.end();
        program = writer.program.id;
      }
      part = {
        ...common,
        number: engine.happenings.id(tree.of, where),
        which: which(tree.which),
        destination: tree.to === undefined ? 0 : engine.zones.id(tree.to, where),
        program,
        optional: tree.optional ?? false,
      };
      break;
    }
    case 'watch': {
      const on = compileOn(engine, tree.on, `${where}.on`);
      const writer = new ProgramWriter(engine, where);
      writer.clauses(tree.does, `${where}.does`);
      writer.end();
      part = {
        ...common,
        number: on.event,
        which: on.which as never,
        event: on.on,
        program: writer.program.id,
        once: tree.once ?? false,
        waits: tree.waits ?? false,
      };
      break;
    }
    default:
      throw new LoadError(where, `there is no part "${String((tree as { part?: unknown }).part)}"`);
  }
  engine.parts[id] = livePart(part);
  return id;
}
