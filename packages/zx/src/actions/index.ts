import {
  activate,
  activateTrigger,
  beginTurn,
  type ChartImplementation,
  dropRecord,
  type Effect,
  type Engine,
  operandOf,
  payProcedure,
  put,
  resolve,
  runRule,
  show,
  test,
  turnOver,
} from '@rulechart/core';
import { hasRoom } from '../board.ts';
import { type Duel, step, zone } from '../duel.ts';
import { printed, typeOfCard } from '../printed.ts';
import { readings } from '../readings.ts';
import { dueEffect } from '../rules/effects.ts';

/** The seat whose point of damage is dealt with: the turn player's first. */
const struckSeat = (s: Duel): number => ((s.batch >>> s.turnSeat) & 1 ? s.turnSeat : 1 - s.turnSeat);

/** The effect with which an EX or a Shift is played; undefined if it has none. */
export function conditionOf(engine: Engine<Duel>, s: Duel, card: number): Effect<Duel> | undefined {
  const kind = engine.kinds.id('condition');
  for (const id of engine.definitionOf(s, card).effects)
    if (engine.effects[id]?.kind === kind) return engine.effects[id];
  return undefined;
}

/** The event ability of a card; undefined if it has none. */
export function eventOf(engine: Engine<Duel>, s: Duel, card: number): Effect<Duel> | undefined {
  const kind = engine.kinds.id('event');
  for (const id of engine.definitionOf(s, card).effects)
    if (engine.effects[id]?.kind === kind) return engine.effects[id];
  return undefined;
}

/** What the charts' names do. */
export function implementation(engine: Engine<Duel>): ChartImplementation<Duel> {
  const event = engine.kinds.id('event');
  const begin = (s: Duel, row: number): void => {
    const stay = s.trigger.stay[row];
    const r = activateTrigger(engine, s, row);
    // An ability that was set off resolves even if its source has gone: then it is about no card any more.
    s.record.stay[r] = stay;
    s.frame.stay[s.frameCount - 1] = stay;
  };
  return {
    actions: {
      askFirst(s) {
        s.decider = s.firstSeat;
      },
      askSecond(s) {
        s.decider = 1 - s.firstSeat;
      },
      redraw(s) {
        runRule(engine, s, 'redraw', s.decider);
      },
      dealRest(s) {
        const deal = (seat: number, count: number, kind: number, faceUp: boolean): void => {
          for (let i = 0; i < count; i++) {
            const top = s.zone.head[engine.zoneRow(zone.deck, seat)];
            if (top !== 0) put(engine, s, top, kind, seat, { faceUp, bottom: true, cause: 0, by: 0, bySeat: seat });
          }
        };
        for (const seat of [s.firstSeat, 1 - s.firstSeat]) {
          deal(seat, readings.startingLife, zone.life, false);
          deal(seat, readings.startingResources, zone.resource, true);
        }
        // Start cards show themselves together; that is no appearing.
        for (let seat = 0; seat < 2; seat++)
          for (let e = s.zone.head[engine.zoneRow(zone.squares, seat)]; e !== 0; e = s.card.next[e])
            turnOver(engine, s, e, true);
      },
      beginTurn(s) {
        beginTurn(engine, s, s.turn === 0 ? s.firstSeat : 1 - s.turnSeat);
        s.decider = s.turnSeat;
      },
      askTurnPlayer(s) {
        s.step = step.none;
        s.decider = s.turnSeat;
      },
      openMain(s) {
        s.step = step.main;
        s.place = 0;
        s.decider = s.turnSeat;
      },
      runProgram(s, _, params) {
        runRule(engine, s, (params as { program: string }).program, s.turnSeat, s.attacking === 1 ? s.attacker : 0);
      },
      drawForTurn(s) {
        if (s.turn > 1 || readings.firstTurnDraw) runRule(engine, s, 'draw for the turn', s.turnSeat);
      },
      putResource(s, d) {
        runRule(engine, s, 'to resource', s.turnSeat, operandOf(engine, d));
      },
      ignite(s, d) {
        runRule(engine, s, 'ignite', s.turnSeat, operandOf(engine, d));
      },
      offerRevealed(s) {
        s.step = s.batch === 0 ? step.ignition : step.damage;
        s.decider = s.card.owner[s.turnedUp];
      },
      deployCard(s, d) {
        const card = operandOf(engine, d);
        s.place = operandOf(engine, d, 1);
        show(s, card);
        runRule(engine, s, 'deploy', s.decider, card);
        if (s.step === step.main) runRule(engine, s, 'pay', s.decider, card);
        s.step = step.none;
      },
      deployEx(s, d) {
        const card = operandOf(engine, d);
        s.place = operandOf(engine, d, 1);
        show(s, card);
        s.seatTurn.evolved[s.decider] = 1;
        runRule(engine, s, 'deploy', s.decider, card);
        payProcedure(engine, s, (conditionOf(engine, s, card) as Effect<Duel>).id, s.decider, card);
        s.step = step.none;
      },
      shiftOnto(s, d) {
        const card = operandOf(engine, d);
        s.place = operandOf(engine, d, 1);
        show(s, card);
        s.seatTurn.shifted[s.decider] = 1;
        runRule(engine, s, 'shift onto', s.decider, card);
        payProcedure(engine, s, (conditionOf(engine, s, card) as Effect<Duel>).id, s.decider, card);
        s.step = step.none;
      },
      beginActivation(s, d) {
        const card = operandOf(engine, d);
        const effect = engine.definitionOf(s, card).effects[operandOf(engine, d, 1)] as number;
        const seat = s.decider;
        // Whoever plays a card shows it.
        show(s, card);
        activate(engine, s, effect, seat, card);
        if (engine.effects[effect]?.kind === event) {
          if (s.step === step.main || s.step === step.event) runRule(engine, s, 'pay', seat, card);
          runRule(engine, s, 'present', seat, card);
        }
        s.step = step.none;
      },
      resolveRecord(s) {
        const r = s.recordCount - 1;
        const source = s.record.source[r];
        if (engine.effects[s.record.effect[r]]?.kind === event) s.record.stay[r] = s.card.stay[source];
        resolve(engine, s, r);
      },
      finishRecord(s) {
        const r = s.recordCount - 1;
        const source = s.record.source[r];
        const seat = s.record.seat[r];
        dropRecord(s);
        if (s.card.zone[source] >> 1 === zone.temporary) runRule(engine, s, 'lay aside', seat, source);
      },
      applyRule(s) {
        dueEffect(engine, s)?.perform(s, engine);
      },
      designate(s) {
        runRule(engine, s, 'designate', struckSeat(s));
      },
      pointDone(s) {
        s.batch &= ~(1 << struckSeat(s));
        s.step = step.none;
      },
      beginOnly(s) {
        begin(s, 0);
      },
      beginTrigger(s, d) {
        begin(s, operandOf(engine, d));
      },
      declareAttack(s, d) {
        s.step = step.none;
        s.attacking = 1;
        s.attacker = operandOf(engine, d);
        s.attackerStay = s.card.stay[s.attacker];
        s.attacked = operandOf(engine, d, 1);
        s.attackedStay = s.attacked === 0 ? 0 : s.card.stay[s.attacked];
        runRule(engine, s, 'attack declared', s.turnSeat, s.attacker);
        runRule(engine, s, 'attack sleeps', s.turnSeat, s.attacker);
      },
      openEventStep(s) {
        s.passes = 0;
        s.decider = s.turnSeat;
        s.holder = s.turnSeat;
      },
      askHolder(s) {
        s.step = step.event;
        s.decider = s.holder;
      },
      actedInEventStep(s) {
        s.passes = 0;
        s.holder = 1 - s.holder;
      },
      passEventStep(s) {
        s.step = step.none;
        s.passes = 1;
        s.holder = 1 - s.holder;
      },
      strikeNow(s) {
        s.step = step.none;
        const stands =
          s.card.stay[s.attacker] === s.attackerStay &&
          s.card.zone[s.attacker] >> 1 === zone.squares &&
          (s.attacked === 0 || s.card.stay[s.attacked] === s.attackedStay);
        if (stands) runRule(engine, s, 'strike', s.turnSeat, s.attacker);
      },
      endBattle(s) {
        s.attacking = 0;
        s.attacker = 0;
        s.attackerStay = 0;
        s.attacked = 0;
        s.attackedStay = 0;
        s.passes = 0;
      },
    },
    guards: {
      aRuleIsDue: (s) => dueEffect(engine, s) !== undefined,
      abilityWaits: (s) => s.triggerCount > 0,
      abilitiesWait: (s) => s.triggerCount > 1,
      damageWaits: (s) => s.batch !== 0,
      somethingIsRevealed: (s) => s.turnedUp !== 0,
      mayPlayRevealed: (s) => mayPlayRevealed(engine, s),
      chargeIsEmpty: (s) => s.zone.size[engine.zoneRow(zone.charge, s.turnSeat)] === 0,
      otherHasPassed: (s) => s.passes === 1,
    },
  };
}

/** Whether the card that was turned up has an ignition icon and can be played. */
function mayPlayRevealed(engine: Engine<Duel>, s: Duel): boolean {
  const card = s.turnedUp;
  if (card === 0) return false;
  const seat = s.card.owner[card];
  const icon = printed(engine).ignition[s.card.definition[card]];
  // A card that was turned up from the life still lies there, and counts.
  if (icon === 0 || (icon === 2 && s.zone.size[engine.zoneRow(zone.life, seat)] !== 1)) return false;
  if (typeOfCard(engine, s, card) === 'zx') return hasRoom(engine, s, seat);
  const effect = eventOf(engine, s, card);
  return effect !== undefined && test(effect.rules, s, seat, card, effect.index, 0);
}
