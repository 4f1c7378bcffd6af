import { Compiler } from './compile.ts';
import { CardList, type Check, type Context } from './context.ts';
import type { Definition, Engine } from './engine.ts';
import { inForce, matches } from './events.ts';
import { factsOf } from './facts.ts';
import { usesLeft } from './limits.ts';
import { closest, LoadError } from './names.ts';
import { compileOn, compilePart } from './parts.ts';
import { payable, possibleClause, possibleClauses, refersTo, targetable } from './possible.ts';
import { type Rule, type Ruled, ruled } from './refusal.ts';
import type { CoreState, Entity } from './state.ts';
import type { Cards, CardTree, Clause, EffectTree, Fact, How } from './tree.ts';
import { ProgramWriter } from './writer.ts';

/** One effect of a card, compiled. */
export interface Effect<S extends CoreState> {
  readonly id: number;
  readonly definition: number;
  /** its position on the card */
  readonly index: number;
  readonly kind: number;
  readonly tree: EffectTree;
  readonly program: number;
  readonly resolveAt: number;
  /** bit per zone kind */
  readonly zones: number;
  /** event it listens to, −1 for none */
  readonly event: number;
  /** asked of an event (context) and its card */
  readonly listens: Check<S> | null;
  readonly oncePerEvent: boolean;
  /** its continuous parts */
  readonly live: readonly number[];
  readonly rules: readonly Rule<S>[];
  /** what menus ask of its rules */
  readonly menu: Ruled<S>['menu'];
  readonly facts: readonly Fact[];
  readonly gate: number;
  // What of its tree is asked in play: trees have many shapes, effects have one.
  readonly how: How;
  readonly mandatory: boolean;
  readonly timing: EffectTree['timing'] | null;
  /** an event sets it off */
  readonly triggered: boolean;
  /** key under which its uses are counted */
  readonly limitKey: number;
  /** whether it chooses targets */
  readonly targets: boolean;
}

const hows: readonly string[] = ['stack', 'immediate', 'maintenance', 'procedure', 'continuous', 'rule text'];

/** Compiles a card of the pool. @throws {LoadError} saying where on the card something is wrong. */
export function compileCard<S extends CoreState>(engine: Engine<S>, tree: CardTree, where: string): Definition {
  const id = engine.definitions.length;
  if (typeof tree?.key !== 'string' || tree.key === '') throw new LoadError(where, 'a card needs a key');
  if (!tree.name?.ja || !tree.name?.en) throw new LoadError(where, 'a card needs its name in both languages');
  if (engine.byKey.has(tree.key))
    throw new LoadError(where, `key "${tree.key}" is taken by ${engine.byKey.get(tree.key)?.tree.name.en}`);
  const problem = engine.rules.checkCard?.(tree);
  if (problem !== undefined) throw new LoadError(where, problem);
  if (tree.effects.length > 16) throw new LoadError(where, `16 effects at most, ${tree.effects.length} given`);
  const given = new Set<string>();
  const meant = new Map<string, string>();
  engine.naming = { given, meant };
  const effects = tree.effects.map((effect, i) => compileEffect(engine, effect, id, i, `${where}, effects[${i}]`));
  engine.naming = null;
  const names = [...given, 'picked', 'subject', 'affected'];
  for (const [name, at] of meant) {
    if (names.includes(name)) continue;
    throw new LoadError(
      at,
      `nothing on the card names cards "${name}"; closest: ${closest(name, names, 3).join(', ')}`,
    );
  }
  const definition: Definition = {
    id,
    tree,
    effects: effects.map((effect) => effect.id),
    activeIn: effects.reduce((bits, effect) => bits | effect.zones, 0),
    nameId: engine.nameId(tree.name.ja),
    namesToo: (tree.countsAs ?? []).map((name) => engine.nameId(name)),
  };
  engine.definitions.push(definition);
  engine.byKey.set(tree.key, definition);
  return definition;
}

function compileEffect<S extends CoreState>(
  engine: Engine<S>,
  tree: EffectTree,
  definition: number,
  index: number,
  where: string,
): Effect<S> {
  const compiler = new Compiler(engine, where);
  if (!hows.includes(tree.how))
    throw new LoadError(where, `an effect is used as one of ${hows.join(', ')}, not "${tree.how}"`);
  if (tree.from?.length > 0 && [tree.from].flat().every((zone) => zone === 'nowhere') && !tree.on?.self)
    throw new LoadError(`${where}.from`, 'no card is used from nowhere, nor listens there to anything but itself');
  const problem = engine.rules.checkEffect?.(tree);
  if (problem !== undefined) throw new LoadError(where, problem);
  const id = engine.effects.length;
  engine.effects.push(null as never);
  const writer = new ProgramWriter(engine, where);
  writer.clauses(tree.cost ?? [], `${where}.cost`, 'cost');
  writer.program.targetsAt = writer.program.ops.length;
  writer.clauses(tree.targets ?? [], `${where}.targets`, 'targets');
  writer.end();
  writer.program.resolveAt = writer.program.ops.length;
  writer.clauses(tree.does ?? [], `${where}.does`, 'does');
  writer.end();
  const zones = compiler
    .in('from')
    .zoneKinds(tree.from)
    .reduce((bits, kind) => bits | (1 << kind), 0);
  const ruleText = tree.how === 'rule text';
  const live = (tree.live ?? []).map((part, i) => compilePart(engine, part, `${where}.live[${i}]`, id, ruleText));
  const on = tree.on === undefined ? null : compileOn(engine, tree.on, `${where}.on`);
  const limitKey =
    tree.limit === undefined ? 0 : engine.nameNumber(`limit ${tree.limit.shared ?? `${definition}.${index}`}`);
  const effect = {
    id,
    definition,
    index,
    kind: engine.kinds.id(tree.kind, `${where}.kind`),
    tree,
    program: writer.program.id,
    resolveAt: writer.program.resolveAt,
    zones,
    event: on === null ? -1 : on.event,
    listens:
      on === null
        ? null
        : (s: S, c: Context, it: Entity) =>
            matches(s, on.on, c.you, c.source, c.event) && (on.which === null || on.which(s, c, it)),
    oncePerEvent: tree.limit?.per === 'event' || (tree.on?.each !== true && !(on?.on.self ?? true)),
    live,
    rules: [] as readonly Rule<S>[],
    menu: [] as Ruled<S>['menu'],
    facts: [
      ...factsOf(engine, tree.cost ?? [], 'cost', 'cost'),
      ...factsOf(engine, tree.targets ?? [], 'effect', 'targets'),
      ...factsOf(engine, tree.does ?? [], 'effect', 'does'),
    ],
    gate: 0,
    how: tree.how,
    mandatory: tree.mandatory === true,
    timing: tree.timing ?? null,
    triggered: tree.on !== undefined,
    limitKey,
    targets: (tree.targets ?? []).some((clause) => clause.do === 'choose'),
  };
  engine.effects[id] = effect;
  const rules = [...ownRules(engine, effect, where), ...(engine.rules.effectRules?.(effect, engine) ?? [])];
  Object.assign(effect, ruled(rules));
  return effect;
}

/** The rules an effect's own tree gives: one per conjunct. */
function ownRules<S extends CoreState>(engine: Engine<S>, effect: Effect<S>, where: string): Rule<S>[] {
  const { tree } = effect;
  const { passages } = engine.rules;
  const rules: Rule<S>[] = [];
  /** A check as a rule: looked at from the card, for the seat, with the trigger if there is one. */
  const asked =
    (check: Check<S>, about?: (s: S) => Entity): Rule<S>['holds'] =>
    (s, seat, card, _, trigger) => {
      const c = engine.borrow().aside(seat, card, s.card.stay[card]);
      c.trigger = trigger - 1;
      const holds = check(s, c, about === undefined ? card : about(s));
      engine.giveBack();
      return holds;
    };
  rules.push({
    code: 'wrong-zone',
    rule: passages.zone,
    holds: (s, _, card) => ((effect.zones >>> (s.card.zone[card] >> 1)) & 1) === 1,
    facts: (_, __, card) => ({ card, zones: tree.from }),
  });
  (tree.if ?? []).forEach((test, i) => {
    const path = `${where}.if[${i}]`;
    const holds = new Compiler(engine, path).test(test);
    rules.push({
      code: 'condition-not-met',
      rule: passages.condition,
      needs: ['wrong-zone'],
      holds: asked(holds),
      facts: (_, __, card) => ({ card, effect: effect.id, condition: i }),
    });
  });
  if (tree.limit) {
    const { limit } = tree;
    rules.push({
      code: 'limit-reached',
      rule: passages.limit,
      holds: (s, seat, card) => usesLeft(s, effect, seat, card) > 0,
      facts: (_, __, card) => ({ card, per: limit.per, times: limit.times ?? 1 }),
    });
  }
  (tree.cost ?? []).forEach((clause, i) => {
    // What an earlier clause of the cost names is there once it has been paid so far.
    if (namedBy(tree.cost?.slice(0, i) ?? []).some((name) => refersTo([clause], name))) return;
    const path = `${where}.cost[${i}]`;
    const can = possibleClause(engine, clause, path, 'cost', tree.cost?.slice(i + 1));
    rules.push({
      code: 'cannot-pay',
      rule: passages.cost,
      menu: 'last',
      needs: ['wrong-zone'],
      holds: asked(can),
      facts: (_, __, card) => ({ card, effect: effect.id, clause: i }),
    });
  });
  (tree.targets ?? []).forEach((clause, i) => {
    const path = `${where}.targets[${i}]`;
    const can = possibleClause(engine, clause, path, 'targets');
    const leaves = targetLeft(engine, tree, clause, path);
    rules.push({
      code: 'no-target',
      rule: passages.target,
      menu: 'last',
      needs: ['wrong-zone', 'cannot-pay'],
      holds: asked((s, c, it) => can(s, c, it) && leaves(s, c, it)),
      facts: (_, __, card) => ({ card, effect: effect.id, clause: i }),
    });
  });
  // What the activation itself names is there by the time of the effect: only the rest is asked now.
  const told = namedBy(tree.cost ?? []).some((name) => refersTo(tree.does ?? [], name));
  const required = (tree.how === 'stack' && !tree.on ? (tree.does ?? []) : []).flatMap((clause, i) => {
    const verb = engine.verbs.get(clause.do);
    return verb?.requires?.(clause as never, new Compiler(engine, `${where}.does[${i}]`)) ?? [];
  });
  for (const { code, rule, holds } of required)
    rules.push({
      code,
      rule,
      menu: 'last',
      needs: ['wrong-zone'],
      holds: asked(holds),
      facts: (_, __, card) => ({ card }),
    });
  // What must be used is used, and comes to nothing.
  const optional = tree.how === 'stack' && !(tree.on && tree.mandatory);
  if (optional && (tree.does ?? []).length > 0 && (tree.targets ?? []).length === 0 && !told) {
    const makesRoom = effect.facts.some((fact) => fact.as === 'cost' && mayLeaveField(engine, fact));
    const can = possibleClauses(engine, tree.does ?? [], `${where}.does`, makesRoom);
    rules.push({
      code: 'nothing-to-do',
      rule: passages.idle,
      menu: 'last',
      needs: ['wrong-zone', ...required.map(({ code }) => code)],
      holds: asked(can),
      facts: (_, __, card) => ({ card, effect: effect.id }),
    });
  }
  if (tree.respondsTo) {
    const answers = new Compiler(engine, `${where}.respondsTo`).test(tree.respondsTo);
    const answering = asked(answers, (s) => s.record.source[s.recordCount - 1]);
    rules.push({
      code: 'nothing-to-answer',
      rule: passages.responds,
      holds: (s, seat, card, b, trigger) => s.recordCount > 0 && answering(s, seat, card, b, trigger),
      facts: (_, __, card) => ({ card, effect: effect.id }),
    });
  }
  return rules;
}

/** Whether what is paid may come from a zone with places. */
function mayLeaveField<S extends CoreState>(engine: Engine<S>, fact: Fact): boolean {
  const cards = fact['cards'] as Cards | undefined;
  const zone = fact['from'] ?? (cards?.cards === 'in' ? cards['zone'] : undefined);
  if (zone === undefined) return cards !== undefined;
  return [zone].flat().some((name) => engine.zoneSpecs[engine.zones.id(name as string)]?.places !== undefined);
}

/** The names that clauses give to cards. */
const namedBy = (clauses: readonly Clause[]): string[] =>
  clauses.map((clause) => String(clause['name'] ?? clause.as ?? '')).filter((name) => name !== '');

/**
 * A cost must not take away the only target (a card cannot pay with what it then means to target): there must be a
 * card to pay with after which a target is left.
 */
function targetLeft<S extends CoreState>(engine: Engine<S>, tree: EffectTree, target: Clause, where: string): Check<S> {
  const paying = (tree.cost ?? []).flatMap((clause, i) => {
    const verb = engine.verbs.get(clause.do);
    if (!verb?.ask) return [];
    const pick = verb.ask(clause as never, new Compiler(engine, `${where} cost[${i}]`));
    return [{ ...pick, from: payable(engine, clause.do, pick.from) }];
  });
  const from = target['from'] as Cards | undefined;
  if (paying.length === 0 || target.do !== 'choose' || from === undefined) return () => true;
  const compiler = new Compiler(engine, where);
  const targets = targetable(engine, compiler.cards(from));
  const least = compiler.amount((target['min'] as never) ?? 1);
  const found = new CardList();
  const pay = new CardList();
  return (s, c, it) => {
    found.length = 0;
    targets(s, c, it, found);
    const needed = Math.max(1, least(s, c, it));
    for (const pick of paying) {
      pay.length = 0;
      pick.from(s, c, it, pay);
      const count = Math.max(1, pick.min(s, c, it));
      let harmless = 0;
      for (const e of pay) if (!found.has(e)) harmless++;
      if (found.length - Math.max(0, count - harmless) < needed) return false;
    }
    return true;
  };
}

/** Whether a pending trigger's source is still where its effect can be used from, in the same stay. */
export function triggerStands<S extends CoreState>(engine: Engine<S>, s: S, row: number): boolean {
  const { trigger } = s;
  const source = trigger.source[row];
  if (s.card.stay[source] !== trigger.stay[row]) return false;
  return inForce(engine, s, source, engine.effects[trigger.effect[row]] as Effect<S>);
}
