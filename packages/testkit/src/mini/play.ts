import {
  activate,
  activateTrigger,
  beginTurn,
  type ChartImplementation,
  collect,
  type DecisionType,
  dropRecord,
  dropTrigger,
  type Effect,
  type Engine,
  emit,
  endPeriod,
  expire,
  freePlace,
  operand,
  opponentOf,
  put,
  type Rule,
  type RuleCheck,
  resolve,
  runRule,
  test,
  triggerStands,
  turnOver,
} from '@rulechart/core';
import type { actions, guards } from './machine.ts';
import { kindOf, type MiniState, RELIC, SNARE, stages, UNIT, zone } from './state.ts';

type S = MiniState;
type Own<Names extends readonly string[]> = Exclude<Names[number], 'answer' | 'resume' | 'isAsking' | 'isOver'>;

/** Numbers of zones and kinds that the functions below need again and again. */
const numbersOf = (engine: Engine<S>) => ({
  slow: engine.kinds.id('slow'),
  quick: engine.kinds.id('quick'),
  trigger: engine.kinds.id('trigger'),
  attacking: engine.events.id('attack declared'),
  turnEnd: engine.untils.id('turn end'),
  setCause: engine.causes.id('rule'),
});

/** The next pending trigger to be dealt with: the turn seat's first. −1: none. */
function nextTrigger(s: S): number {
  for (const seat of [s.turnSeat, 1 - s.turnSeat]) {
    for (let row = 0; row < s.triggerCount; row++) if (s.trigger.seat[row] === seat) return row;
  }
  return -1;
}

const holds = (engine: Engine<S>, s: S, row: number): boolean => {
  const effect = engine.effects[s.trigger.effect[row] as number] as Effect<S>;
  const [seat, source] = [s.trigger.seat[row] as number, s.trigger.source[row] as number];
  return triggerStands(engine, s, row) && test(effect.rules, s, seat, source, effect.index, row + 1);
};

/** What the chart's names do. */
export const implementation = (engine: Engine<S>): ChartImplementation<S> => withChecks(engine, ruleChecks);

/** The same for a rule set with other rules that act by themselves. */
export function withChecks(engine: Engine<S>, checks: readonly RuleCheck<S>[]): ChartImplementation<S> {
  const n = numbersOf(engine);
  const operandOf = (d: number, at: 0 | 1 | 2): number => operand(engine.codecs[d & 63] as never, d, at);
  const own: Record<Own<typeof actions>, (s: S, d: number) => void> = {
    beginTurn: (s) => {
      beginTurn(engine, s, s.turn === 0 ? s.turnSeat : opponentOf(s.turnSeat));
      s.decider = s.turnSeat;
      runRule(engine, s, 'draw for the turn', s.turnSeat);
    },
    openMain: (s) => {
      s.stage = stages.main;
      s.decider = s.turnSeat;
    },
    playUnit: (s, d) => {
      s.seatTurn.plays[s.turnSeat] += 1;
      runRule(engine, s, 'enter', s.turnSeat, operandOf(d, 0));
    },
    hideUnit: (s, d) => {
      s.seatTurn.plays[s.turnSeat] += 1;
      runRule(engine, s, 'hide', s.turnSeat, operandOf(d, 0));
    },
    setCard: (s, d) =>
      put(engine, s, operandOf(d, 0), zone.back, s.turnSeat, {
        faceUp: false,
        cause: n.setCause,
        by: 0,
        bySeat: s.turnSeat,
      }),
    beginActivation: (s, d) => {
      const [card, index] = [operandOf(d, 0), operandOf(d, 1)];
      const seat = s.decider;
      const effect = engine.definitionOf(s, card).effects[index] as number;
      if (s.card.zone[card] >> 1 === zone.hand)
        put(engine, s, card, zone.back, seat, { faceUp: true, cause: n.setCause, by: 0, bySeat: seat });
      else if (s.card.faceUp[card] === 0) turnOver(engine, s, card, true);
      activate(engine, s, effect, seat, card);
      if (s.card.zone[card] >> 1 === zone.back && kindOf(engine, s, card) !== RELIC) s.own.spent[card] = 1;
      s.passes = 0;
    },
    commitRecord: (s) => {
      s.passes = 0;
    },
    tidyTriggers: (s) => {
      for (let row = s.triggerCount - 1; row >= 0; row--) if (!holds(engine, s, row)) dropTrigger(s, row);
    },
    beginTrigger: (s) => {
      activateTrigger(engine, s, nextTrigger(s));
      s.passes = 0;
    },
    offerTrigger: (s) => {
      s.decider = s.trigger.seat[nextTrigger(s)] as number;
    },
    declineTrigger: (s) => dropTrigger(s, nextTrigger(s)),
    openPriority: (s) => {
      if (s.stage === stages.main) s.stage = stages.none;
      s.passes = 0;
      s.decider = s.recordCount > 0 ? 1 - (s.record.seat[s.recordCount - 1] as number) : s.turnSeat;
    },
    pass: (s) => {
      s.passes += 1;
      s.decider = opponentOf(s.decider);
    },
    resolveTop: (s) => {
      if (s.record.negated[s.recordCount - 1] === 0) resolve(engine, s, s.recordCount - 1);
    },
    dropTop: (s) => {
      dropRecord(s);
      if (s.recordCount === 0) endPeriod(s, 'stack');
    },
    applyRule: (s) => {
      const check = checks.find(({ due }) => due(s, engine));
      check?.perform(s, engine);
    },
    declareAttack: (s, d) => {
      s.stage = stages.attack;
      s.attacker = operandOf(d, 0);
      s.attackerStay = s.card.stay[s.attacker] as number;
      s.defender = operandOf(d, 1);
      s.defenderStay = s.defender === 0 ? 0 : (s.card.stay[s.defender] as number);
      s.own.attacked[s.attacker] = s.turn;
      s.group += 1;
      emit(engine, s, n.attacking, { card: s.attacker, seat: s.turnSeat, amount: s.defender });
      collect(engine, s);
    },
    beginClash: (s) => {
      s.stage = stages.clash;
      runRule(engine, s, 'show', s.turnSeat, s.attacker);
    },
    strike: (s) => {
      runRule(engine, s, 'strike', s.turnSeat, s.attacker);
    },
    endAttack: (s) => {
      s.stage = stages.none;
      s.attacker = 0;
      s.attackerStay = 0;
      s.defender = 0;
      s.defenderStay = 0;
    },
    endTurn: (s) => {
      s.stage = stages.none;
      expire(engine, s, n.turnEnd, s.turnSeat);
      runRule(engine, s, 'hand limit', s.turnSeat);
    },
  };
  const ownGuards: Record<Own<typeof guards>, (s: S) => boolean> = {
    mustTrigger: (s) => {
      const row = nextTrigger(s);
      return row >= 0 && engine.effects[s.trigger.effect[row] as number]?.tree.mandatory === true;
    },
    hasTrigger: (s) => s.triggerCount > 0,
    lastPass: (s) => s.passes === 1,
    stackWaits: (s) => s.recordCount > 0,
    aRuleIsDue: (s) => {
      for (let i = 0; i < checks.length; i++) if (checks[i]?.due(s, engine)) return true;
      return false;
    },
    attackStands: (s) =>
      s.card.stay[s.attacker] === s.attackerStay &&
      (s.defender === 0
        ? s.zone.size[engine.zoneRow(zone.field, opponentOf(s.turnSeat))] === 0
        : s.card.stay[s.defender] === s.defenderStay),
  };
  return { actions: own, guards: ownGuards };
}

const over = (s: S, result: number, reason: number): void => {
  s.result = result;
  s.resultReason = reason;
};

/** What the rules do by themselves. */
export const ruleChecks: readonly RuleCheck<S>[] = [
  {
    id: 'mini/defeat',
    rank: 0,
    anyTime: true,
    due: (s) =>
      s.result === 0 && (s.seat.life[0] <= 0 || s.seat.life[1] <= 0 || s.seat.lacking[0] + s.seat.lacking[1] > 0),
    perform: (s, engine) => {
      const lost = [0, 1].map((seat) => s.seat.life[seat] <= 0 || s.seat.lacking[seat] === 1);
      const reason = engine.reasons.id(s.seat.life[0] <= 0 || s.seat.life[1] <= 0 ? 'life' : 'empty deck');
      over(s, lost[0] && lost[1] ? 3 : lost[0] ? 2 : 1, reason);
    },
  },
  {
    id: 'mini/spent',
    rank: 1,
    anyTime: false,
    due: (s, engine) => spentCard(s, engine) !== 0,
    perform: (s, engine) => {
      const card = spentCard(s, engine);
      runRule(engine, s, 'lay aside', s.card.controller[card] as number, card);
    },
  },
];

/** A used charm or snare, or a relic that lost what it was attached to. */
function spentCard(s: S, engine: Engine<S>): number {
  if (s.recordCount > 0) return 0;
  for (let row = zone.back * 2; row < zone.back * 2 + 2; row++) {
    for (let e = s.zone.head[row] as number; e !== 0; e = s.card.next[e] as number) {
      if (s.card.faceUp[e] === 0) continue;
      if (s.own.spent[e] === 1 || (kindOf(engine, s, e) === RELIC && s.card.host[e] === 0)) return e;
    }
  }
  return 0;
}

/** Decisions beside the answers to questions. */
export function decisions(engine: Engine<S>): Readonly<Record<string, DecisionType<S>>> {
  const first = (s: S, kind: number, seat: number): number => s.zone.head[kind * 2 + seat] as number;
  const about = (_: S, __: number, card: number) => ({ card });
  const inHand: Rule<S> = {
    code: 'not-in-hand',
    rule: 'mini/main',
    holds: (s, seat, card) => s.card.zone[card] === engine.zoneRow(zone.hand, seat),
    facts: about,
  };
  const room = (kind: number): Rule<S> => ({
    code: 'no-room',
    rule: 'mini/zones',
    holds: (s, seat) => freePlace(engine, s, engine.zoneRow(kind, seat)) > 0,
  });
  const placing: DecisionType<S> = {
    operands: { card: 'entity' },
    candidates: (s, seat, offer) => {
      if (s.seatTurn.plays[seat] !== 0 || (s.zone.size[zone.field * 2 + seat] as number) >= 4) return;
      for (let e = first(s, zone.hand, seat); e !== 0; e = s.card.next[e] as number)
        if (kindOf(engine, s, e) === UNIT) offer(e);
    },
    rules: [
      inHand,
      {
        code: 'not-a-unit',
        rule: 'mini/main',
        needs: ['not-in-hand'],
        holds: (s, _, card) => kindOf(engine, s, card) === UNIT,
        facts: about,
      },
      { code: 'already-played', rule: 'mini/main', holds: (s, seat) => s.seatTurn.plays[seat] === 0 },
      room(zone.field),
    ],
  };
  const own: Rule<S> = {
    code: 'not-yours',
    rule: 'mini/main',
    holds: (s, seat, card) => s.card.controller[card] === seat && (s.card.known[card] >>> seat) % 2 === 1,
    facts: about,
  };
  return {
    play: placing,
    hide: placing,
    set: {
      operands: { card: 'entity' },
      candidates: (s, seat, offer) => {
        if ((s.zone.size[zone.back * 2 + seat] as number) >= 4) return;
        for (let e = first(s, zone.hand, seat); e !== 0; e = s.card.next[e] as number)
          if (kindOf(engine, s, e) !== UNIT) offer(e);
      },
      rules: [
        inHand,
        {
          code: 'a-unit',
          rule: 'mini/main',
          needs: ['not-in-hand'],
          holds: (s, _, card) => kindOf(engine, s, card) !== UNIT,
          facts: about,
        },
        room(zone.back),
      ],
    },
    activate: {
      operands: { card: 'entity', effect: 'effect' },
      candidates: (s, seat, offer) => {
        const open = openBits(s, seat);
        const gates = engine.notes['gates'] as Uint8Array;
        const usable = engine.notes['usable'] as number;
        for (let kind: number = zone.hand; kind <= zone.discard; kind++) {
          const row = engine.zoneRow(kind, seat);
          if (!engine.plain && (s.zone.active[row] === 0 || ((usable >>> kind) & 1) === 0)) continue;
          for (let e = s.zone.head[row] as number; e !== 0; e = s.card.next[e] as number) {
            if (((gates[s.card.definition[e] as number] as number) & ~open) !== 0 && !engine.plain) continue;
            const { effects } = engine.definitionOf(s, e);
            for (let i = 0; i < effects.length; i++) {
              const effect = engine.effects[effects[i] as number] as Effect<S>;
              if ((effect.gate & ~open) !== 0 && !engine.plain) continue;
              offer(e, i);
            }
          }
        }
      },
      rules: [
        own,
        {
          code: 'no-such-effect',
          rule: 'mini/main',
          needs: ['not-yours'],
          holds: (s, _, card, index) => engine.definitionOf(s, card).effects[index] !== undefined,
          facts: about,
        },
      ],
      rulesOf: (s, _, card, index) => engine.effects[engine.definitionOf(s, card).effects[index] as number],
    },
    attack: {
      operands: { attacker: 'entity', target: 'optionalEntity' },
      candidates: (s, seat, offer) => {
        for (let e = first(s, zone.field, seat); e !== 0; e = s.card.next[e] as number) {
          if (s.card.faceUp[e] === 0 || s.own.attacked[e] === s.turn) continue;
          const target = first(s, zone.field, 1 - seat);
          if (target === 0) offer(e, 0);
          for (let o = target; o !== 0; o = s.card.next[o] as number) offer(e, o);
        }
      },
      rules: [
        {
          code: 'not-a-fighter',
          rule: 'mini/attack',
          holds: (s, seat, card) => s.card.zone[card] === engine.zoneRow(zone.field, seat) && s.card.faceUp[card] === 1,
          facts: about,
        },
        { code: 'first-turn', rule: 'mini/attack', holds: (s) => s.turn > 1 },
        {
          code: 'attacked-already',
          rule: 'mini/attack',
          needs: ['not-a-fighter'],
          holds: (s, _, card) => s.own.attacked[card] !== s.turn,
          facts: about,
        },
        {
          code: 'not-an-object',
          rule: 'mini/attack',
          holds: (s, seat, _, target) =>
            target === 0
              ? s.zone.size[engine.zoneRow(zone.field, opponentOf(seat))] === 0
              : s.card.zone[target] === engine.zoneRow(zone.field, opponentOf(seat)),
          facts: (_: S, __: number, ___: number, target: number) => ({ card: target }),
        },
      ],
    },
    endTurn: { operands: {}, candidates: (_, __, offer) => offer(), rules: [] },
    use: { operands: {}, candidates: (_, __, offer) => offer(), rules: [] },
    decline: { operands: {}, candidates: (_, __, offer) => offer(), rules: [] },
    pass: { operands: {}, candidates: (_, __, offer) => offer(), rules: [] },
  };
}

/** Bits of the gate: what must be open for an effect to be worth testing. */
const SLOW = 1;
const QUICK = 2;
const CLASH = 4;
const NEVER = 8;

/** Which kinds of effects may be used now at all. */
function openBits(s: S, seat: number): number {
  const slow = s.stage === stages.main && s.recordCount === 0 && s.turnSeat === seat;
  return (slow ? SLOW : 0) | (s.stage === stages.clash ? CLASH : QUICK | CLASH);
}

/** The bits an effect needs. */
export function gate(effect: Effect<S>): number {
  switch (effect.tree.kind) {
    case 'slow':
      return SLOW;
    case 'quick':
      return effect.tree.traits?.['clash'] ? CLASH : QUICK;
    default:
      return NEVER;
  }
}

/** What every effect obeys beside its own tree. */
export function effectRules(effect: Effect<S>, engine: Engine<S>): readonly Rule<S>[] {
  const n = numbersOf(engine);
  const card = (_: S, __: number, e: number) => ({ card: e });
  if (effect.kind === n.trigger) {
    return [
      { code: 'not-triggered', rule: 'mini/triggers', holds: (_, __, ___, ____, trigger) => trigger > 0, facts: card },
    ];
  }
  if (effect.kind !== n.slow && effect.kind !== n.quick) {
    return [{ code: 'not-activated', rule: 'mini/effects', holds: () => false, facts: card }];
  }
  const rules: Rule<S>[] = [];
  if (effect.kind === n.slow) {
    rules.push({
      code: 'too-slow',
      rule: 'mini/effects',
      holds: (s, seat) => s.stage === stages.main && s.recordCount === 0 && s.turnSeat === seat,
      facts: card,
    });
  } else if (!effect.tree.traits?.['clash']) {
    rules.push({ code: 'not-in-clash', rule: 'mini/clash', holds: (s) => s.stage !== stages.clash, facts: card });
  }
  rules.push(
    {
      code: 'hidden',
      rule: 'mini/effects',
      holds: (s, _, e) => s.card.faceUp[e] === 1 || s.card.zone[e] >> 1 !== zone.field,
      facts: card,
    },
    {
      code: 'in-use',
      rule: 'mini/effects',
      holds: (s, _, e) => s.card.zone[e] >> 1 !== zone.back || s.card.faceUp[e] === 0,
      facts: card,
    },
    {
      code: 'set-this-turn',
      rule: 'mini/effects',
      holds: (s, _, e) =>
        kindOf(engine, s, e) !== SNARE || s.card.zone[e] >> 1 !== zone.back || (s.card.cameTurn[e] as number) < s.turn,
      facts: card,
    },
    {
      code: 'not-your-turn',
      rule: 'mini/effects',
      holds: (s, seat, e) => s.card.zone[e] >> 1 !== zone.hand || s.turnSeat === seat,
      facts: card,
    },
    {
      code: 'no-room',
      rule: 'mini/zones',
      holds: (s, seat, e) =>
        s.card.zone[e] >> 1 !== zone.hand || freePlace(engine, s, engine.zoneRow(zone.back, seat)) > 0,
      facts: card,
    },
  );
  return rules;
}
