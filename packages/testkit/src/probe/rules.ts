import {
  allows,
  type ChartImplementation,
  controlGoesRound,
  controlOf,
  type DecisionType,
  EFFECT,
  type Effect,
  type Engine,
  forbiddenBy,
  handOver,
  pushFrame,
  put,
  type Rule,
  type RuleCheck,
  type RuleSet,
  requiredBy,
  runRule,
  settleObligation,
  turnOver,
} from '@rulechart/core';
import { decisions, ruleChecks as miniChecks, withChecks } from '../mini/play.ts';
import { miniRules } from '../mini/rules.ts';
import { zone } from '../mini/state.ts';
import type { ProbeState } from './state.ts';
import { happenings, verbs } from './verbs.ts';

type S = ProbeState;
const base = miniRules;

/** A card that a control effect gives to another seat than holds it. */
function disloyal(s: S): number {
  for (let e = 1; e <= s.entities; e++) {
    const should = controlOf(s, e) - 1;
    const held = (s.card.zone[e] as number) >> 1 === zone.field;
    if (should >= 0 && held && s.card.controller[e] !== should && (s.zone.size[zone.field * 2 + should] as number) < 4)
      return e;
  }
  return 0;
}

/** A seat whose deck is to be filled again. */
const empty = (s: S): number =>
  [0, 1].findIndex(
    (seat) =>
      s.reloads === 1 &&
      s.zone.size[zone.deck * 2 + seat] === 0 &&
      (s.zone.size[zone.discard * 2 + seat] as number) > 0,
  );

const ruleChecks: readonly RuleCheck<S>[] = [
  ...miniChecks,
  {
    id: 'probe/reload',
    rank: 2,
    anyTime: true,
    due: (s) => empty(s) >= 0,
    perform: (s, engine) => void runRule(engine, s, 'reload', empty(s)),
  },
  {
    id: 'probe/control',
    rank: 3,
    anyTime: true,
    due: (s, engine) =>
      disloyal(s) !== 0 &&
      !controlGoesRound(engine, s, (trial) => {
        const card = disloyal(trial);
        if (card !== 0) handOver(engine, trial, card, controlOf(trial, card) - 1);
        return card !== 0;
      }),
    perform: (s, engine) => {
      const card = disloyal(s);
      runRule(engine, s, 'obey', controlOf(s, card) - 1, card);
    },
  },
];

function probeImplementation(engine: Engine<S>): ChartImplementation<S> {
  const mini = withChecks(engine, ruleChecks);
  const begin = mini.actions['beginTurn'] as (s: S, d: number) => void;
  return {
    ...mini,
    actions: {
      ...mini.actions,
      beginTurn: (s, d) => {
        const before = s.frameCount;
        begin(s, d);
        if (settleObligation(s, engine.obligations.id('skip draw'), s.turnSeat)) {
          // The draw of this turn is not made: its program is taken off again.
          s.frameCount = before;
          s.frame.program[before] = 0;
          s.frame.pc[before] = 0;
          s.frame.you[before] = 0;
          s.frame.did[before] = 0;
          s.frame.intents[before] = 0;
        }
        const row = engine.zoneRow(zone.field, s.turnSeat);
        for (let e = s.zone.head[row] as number; e !== 0; e = s.card.next[e] as number) {
          if (s.card.faceUp[e] === 0 || s.standing.negated[e] === 1) continue;
          for (const id of engine.definitionOf(s, e).effects) {
            const effect = engine.effects[id] as Effect<S>;
            if (effect.tree.how !== 'maintenance') continue;
            const { turnSeat: you } = s;
            const stay = s.card.stay[e] as number;
            pushFrame(engine, s, effect.program, { you, source: e, stay, cause: EFFECT, pc: effect.resolveAt });
          }
        }
      },
    },
  };
}

function probeDecisions(engine: Engine<S>): Readonly<Record<string, DecisionType<S>>> {
  const mini = decisions(engine);
  const attack = mini['attack'] as DecisionType<S>;
  const act = engine.acts.id('attack');
  const rules: Rule<S>[] = attack.rules.map((rule) =>
    rule.code === 'first-turn'
      ? {
          ...rule,
          rule: 'mini/first-turn',
          holds: (s, seat, card, target, c) =>
            rule.holds(s, seat, card, target, c) || allows(engine, s, 'mini/first-turn', seat, card),
        }
      : rule,
  );
  rules.push(
    {
      code: 'forbidden',
      rule: 'mini/attack',
      needs: ['not-a-fighter'],
      holds: (s, seat, card) => forbiddenBy(engine, s, act, seat, card) < 0,
      facts: (s, seat, card) => ({ card, by: s.live.source[forbiddenBy(engine, s, act, seat, card)] as number }),
    },
    {
      code: 'required-otherwise',
      rule: 'mini/attack',
      needs: ['not-a-fighter', 'not-an-object'],
      holds: (s, _, card, target) => {
        const row = requiredBy(engine, s, act, card);
        return row < 0 || s.live.source[row] === target;
      },
      facts: (s, _, card) => ({ card, object: s.live.source[requiredBy(engine, s, act, card)] as number }),
    },
  );
  return { ...mini, attack: { ...attack, rules } };
}

/** The mini rule set's chart with everything the core can do: at least one card per mechanism. */
export const probeRules: RuleSet<S> = {
  ...base,
  id: 'probe',
  name: { ja: 'プローブ', en: 'Probe' },
  zones: { ...base.zones, exile: { name: { ja: '追放', en: 'exile' }, sight: 'all' } },
  events: ['attack declared', 'hurt'],
  happenings,
  marks: ['marked'],
  counters: ['charge'],
  acts: ['target', 'attack', 'draw'],
  obligations: ['skip draw'],
  lists: {
    sides: [
      { ja: '零', en: 'zero' },
      { ja: '一', en: 'one' },
    ],
  },
  stats: {
    ...base.stats,
    'last power': (s, e) => s.own.lastPower[e] as number,
    memory: (s, e) => s.card.memory0[e] as number,
  },
  operations: [
    { op: 'set', apply: (_, by) => by },
    { op: 'add', apply: (current, by) => current + by },
    { op: 'multiply', apply: (current, by) => current * by },
  ],
  onLeave: (s, e) => {
    if (s.standing.valued[e] === 1) s.own.lastPower[e] = s.now.power[e] as number;
  },
  verbs,
  vocabulary: {
    ...base.vocabulary,
    tests: { ...base.vocabulary?.tests, did: () => (s, c) => s.frame.did[c.frame] === 1 },
  },
  implementation: probeImplementation,
  decisions: probeDecisions,
  ruleChecks,
  programs: {
    ...base.programs,
    reload: [
      { do: 'restore', who: 'you' },
      { do: 'shuffle deck', who: 'you', link: 'at the same time' },
    ],
    obey: [{ do: 'obey' }],
  },
  rulebook: {
    ...base.rulebook,
    'mini/first-turn': { document: 'Mini', section: '2.1', title: { ja: '最初のターン', en: 'The first turn' } },
  },
  voice: {
    ja: {
      ...base.voice?.ja,
      forbidden: ({ card, by }, say) =>
        `${say.card(card as number)}は${say.card(by as number)}によって攻撃できません。`,
      'required-otherwise': ({ card, object }, say) =>
        `${say.card(card as number)}は${say.card(object as number)}を攻撃しなければなりません。`,
    },
    en: {
      ...base.voice?.en,
      forbidden: ({ card, by }, say) => `${say.card(by as number)} forbids ${say.card(card as number)} to attack.`,
      'required-otherwise': ({ card, object }, say) =>
        `${say.card(card as number)} has to attack ${say.card(object as number)}.`,
    },
  },
  piles: [...Object.keys(base.zones), 'exile'],
  options: ['reloads', 'hand'],
  tokens: 8,
  start: (s, setup, engine) => {
    s.turnSeat = setup.first ?? 0;
    s.reloads = setup.options?.['reloads'] ? 1 : 0;
    for (const seat of [0, 1]) {
      s.seat.life[seat] = 20;
      for (let i = 0; i < Number(setup.options?.['hand'] ?? 0); i++) {
        const top = s.zone.head[engine.zoneRow(zone.deck, seat)] as number;
        if (top !== 0) put(engine, s, top, zone.hand, seat, { faceUp: false, cause: 0, by: 0, bySeat: seat });
      }
    }
    for (let e = 1; e <= s.entities; e++)
      if ((s.card.zone[e] as number) >> 1 === zone.field) turnOver(engine, s, e, true);
  },
  visible: {
    scalars: ['stage', 'passes', 'attacker', 'defender', 'reloads'],
    cardColumns: ['spent', 'attacked'],
    knownCardColumns: ['power'],
    tables: ['seat', 'seatTurn'],
  },
};
