import {
  activate,
  activateTrigger,
  collect,
  type Decision,
  dropRecord,
  type Effect,
  type Engine,
  emit,
  endPeriod,
  expire,
  holderOf,
  interrupt,
  operand,
  pendAgain,
  resolve,
  runRule,
  runWaitingWatch,
  show,
  targetsOf,
  waitingWatch,
} from '@rulechart/core';
import { type Duel, inMainPhase, step, zone } from '../duel.ts';
import { icons, MONSTER, printed, SPELL, TRAP } from '../printed.ts';
import type { Profile } from '../profile.ts';
import { remark, remarkOnTargets } from '../remarks.ts';
import { departureIsOpen } from '../rules/departures.ts';
import { settleMoments } from '../rules/moments.ts';
import { profileOf } from '../rules/profileOf.ts';
import { targetsOutOfReach } from '../rules/reach.ts';
import { watchLoop } from './loops.ts';
import {
  declineTriggers,
  dropPhaseEffects,
  dropUnpaid,
  isPhaseEffect,
  mandatoryLeft,
  nextClass,
  sortTriggers,
} from './triggers.ts';

/** Whether anything has been summoned that nobody has had the chance to answer. */
export function somethingIsFresh(engine: Engine<Duel>, s: Duel): boolean {
  for (let seat = 0; seat < 2; seat++) {
    const row = engine.zoneRow(zone.monsters, seat);
    for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) if (s.own.fresh[e] === 1) return true;
  }
  return false;
}

/** Spells and traps that stay on the field after they resolve. */
const stays = (effect: Effect<Duel>, icon: number): boolean =>
  ['continuous', 'equip', 'field'].includes(icons[icon] ?? '') || effect.tree.traits?.['stays'] === true;

/** A spell or trap out of the hand is put into play. */
export function countPlayed(engine: Engine<Duel>, s: Duel, seat: number, card: number): void {
  if (s.card.zone[card] >> 1 !== zone.hand || profileOf(engine).spellsAndTrapsPerTurn === null) return;
  const kind = printed(engine).kind[s.card.definition[card]];
  if (kind === SPELL) s.played.spells[seat] += 1;
  else if (kind !== MONSTER) s.played.traps[seat] += 1;
}

/** Priority, chains and triggers. */
export function windowActions(engine: Engine<Duel>, profile: Profile) {
  const activation = engine.kinds.id('activation');
  const activated = engine.events.id('activated');
  const linkBegins = engine.events.id('link begins');
  const linkEnds = engine.events.id('link ends');
  const wasTargeted = engine.events.id('was targeted');
  const target = engine.bindingName('target');
  const isTrap = (s: Duel, e: number): boolean => printed(engine).kind[s.card.definition[e]] === TRAP;
  const codecOf = (d: Decision) => engine.codecs[d & 63] as NonNullable<(typeof engine.codecs)[number]>;
  return {
    openWindow(s: Duel): void {
      s.passes = 0;
      s.idle = 0;
      s.holder = s.turnSeat;
      s.triggerAsk = 0;
    },
    closeWindow(s: Duel): void {
      settleMoments(s);
      dropPhaseEffects(engine, s);
      s.triggerAsk = 0;
    },
    returnPriority(s: Duel): void {
      // Who asks to leave a phase has let priority go: only the other one is asked.
      s.holder = s.leaving === 1 ? 1 - s.turnSeat : s.turnSeat;
      s.passes = s.leaving === 1 ? 1 : 0;
      s.decider = s.holder;
      s.triggerAsk = 2;
    },
    passPriority(s: Duel): void {
      s.passes += 1;
      s.holder = 1 - s.holder;
      s.decider = s.holder;
    },
    offerAnswer(s: Duel): void {
      if (s.placingTriggers === 1) dropUnpaid(engine, s);
      s.placingTriggers = 0;
      s.triggerAsk = 0;
      s.decider = s.holder;
    },
    beginActivation(s: Duel, d: Decision): void {
      const card = operand(codecOf(d), d, 0);
      const index = operand(codecOf(d), d, 1);
      const id = engine.definitionOf(s, card).effects[index] as number;
      const seat = s.decider;
      s.idle = 0;
      s.leaving = 0;
      s.passes = 0;
      // Whoever activates a card shows it.
      show(s, card);
      s.forcedChain = 0;
      countPlayed(engine, s, seat, card);
      if (s.card.faceUp[card] === 0 && s.own.setTurn[card] === s.turn && isTrap(s, card))
        s.seatTurn.rushedTraps[seat] += 1;
      activate(engine, s, id, seat, card);
      const effect = engine.effects[id] as Effect<Duel>;
      if (effect.kind === activation) {
        runRule(engine, s, 'present', seat, card);
        if (!stays(effect, printed(engine).icon[s.card.definition[card]])) s.own.spent[card] = 1;
      }
    },
    beginTrigger(s: Duel, d: Decision): void {
      s.leaving = 0;
      s.passes = 0;
      const row = operand(codecOf(d), d, 0);
      const { mandatory } = (engine.effects[s.trigger.effect[row]] as Effect<Duel>).tree;
      if (s.recordCount === 0) s.forcedChain = 1;
      if (!mandatory) s.forcedChain = 0;
      show(s, s.trigger.source[row]);
      activateTrigger(engine, s, row);
    },
    placeLink(s: Duel): void {
      const r = s.recordCount - 1;
      if (r < 0) return;
      const source = s.record.source[r];
      const effect = engine.effects[s.record.effect[r]] as Effect<Duel>;
      // Presenting the card began a new stay: the record is about the card that lies there now.
      if (effect.kind === activation) {
        s.record.stay[r] = s.card.stay[source];
        s.record.zoneThen[r] = s.card.zone[source] >> 1;
        if (!stays(effect, printed(engine).icon[s.card.definition[source]])) s.own.spent[source] = 1;
      }
      // It has paid with itself: that it is gone does not stop its effect.
      if (s.card.stay[source] !== s.record.stay[r]) s.record.done[r] = 1;
      s.group += 1;
      if (effect.kind === activation && printed(engine).kind[s.card.definition[source]] === SPELL)
        s.seatTurn.spells[s.record.seat[r]] += 1;
      emit(engine, s, activated, {
        card: source,
        seat: s.record.seat[r],
        amount: r + 1,
        bySeat: s.record.seat[r],
        by: source,
        ...(engine.journal === null ? {} : { cards: targetsOf(engine, s, r) }),
      });
      collect(engine, s);
      s.holder = 1 - s.record.seat[r];
      s.passes = 0;
    },
    sortTriggers(s: Duel): void {
      sortTriggers(engine, s);
    },
    askTriggers(s: Duel): void {
      const first = nextClass(engine, s);
      s.placingTriggers = 1;
      s.triggerAsk = 1;
      s.decider = first % 2 === 0 ? s.turnSeat : 1 - s.turnSeat;
    },
    askMandatory(s: Duel): void {
      s.triggerAsk = 3;
      s.decider = mandatoryLeft(engine, s);
    },
    declineTriggers(s: Duel): void {
      declineTriggers(engine, s);
    },
    runWaitingWatch(s: Duel): void {
      runWaitingWatch(engine, s);
    },
    closeChain(s: Duel): void {
      s.placingTriggers = 0;
      if (s.summonNegated === 2) s.summonNegated = 3;
      settleMoments(s);
    },
    announceLink(s: Duel): void {
      const r = s.recordCount - 1;
      s.group += 1;
      if (s.record.negated[r] !== 0) return;
      emit(engine, s, linkBegins, { card: s.record.source[r], seat: s.record.seat[r], by: s.record.source[r] });
      interrupt(engine, s);
    },
    beginLink(s: Duel): void {
      const r = s.recordCount - 1;
      const source = s.record.source[r];
      const effect = engine.effects[s.record.performs[r]] as Effect<Duel>;
      const lapses = (why: string): void => remark(engine, s, 'lapsed', source, s.record.seat[r], { why });
      if (s.record.negated[r] !== 0) {
        lapses(s.record.negated[r] === 1 ? 'activation negated' : 'effect negated');
        return;
      }
      const facts = printed(engine);
      const definition = s.card.definition[source];
      const onField = s.card.stay[source] === s.record.stay[r];
      // A continuous, equip or field card that is no longer face-up on the field does nothing.
      if (
        facts.kind[definition] !== MONSTER &&
        stays(effect, facts.icon[definition]) &&
        s.record.done[r] === 0 &&
        !(onField && s.card.faceUp[source] === 1)
      ) {
        lapses('not face-up');
        return;
      }
      if (onField && s.standing.negated[source] === 1 && s.record.zoneThen[r] === s.card.zone[source] >> 1) {
        lapses('negated');
        return;
      }
      if (targetsOutOfReach(engine, s, r)) {
        lapses('out of reach');
        return;
      }
      remarkOnTargets(engine, s, r);
      resolve(engine, s, r);
    },
    endLink(s: Duel): void {
      const r = s.recordCount - 1;
      const source = s.record.source[r];
      const effect = engine.effects[s.record.effect[r]] as Effect<Duel>;
      if (effect.kind === activation && s.card.stay[source] === s.record.stay[r]) {
        const isEquip = printed(engine).icon[s.card.definition[source]] === icons.indexOf('equip');
        // An equip card that found nothing to be attached to leaves without being destroyed, and so does what was
        // activated in vain (§3.9). A trap that was attached to a monster has become an equip card and stays (§6.4).
        if (s.record.negated[r] === 1 || (isEquip && s.card.host[source] === 0)) s.own.spent[source] = 1;
        else if (s.card.host[source] !== 0) s.own.spent[source] = 0;
      }
      if (s.record.negated[r] === 1) {
        if (profile.phaseEffectRefireIfNegated && effect.mandatory && isPhaseEffect(engine, effect))
          pendAgain(engine, s, effect, source, s.record.seat[r]);
      } else
        emit(engine, s, linkEnds, {
          card: source,
          seat: s.record.seat[r],
          amount: effect.kind === activation ? 1 : 0,
          by: source,
          bySeat: s.record.seat[r],
        });
      const holder = holderOf.record(r);
      for (let row = 0; row < s.bindingCount; row++) {
        if (s.binding.holder[row] !== holder || s.binding.name[row] !== target) continue;
        const card = s.binding.card[row];
        if (s.card.stay[card] === s.binding.stay[row])
          emit(engine, s, wasTargeted, { card, seat: s.record.seat[r], by: source });
      }
      // From now on what was activated is in force: the first that it hears is that its own link is over.
      dropRecord(s);
      if (effect.kind === activation && engine.applies[s.card.definition[source]] !== 0) s.dirty = 1;
      interrupt(engine, s);
    },
    sendSpent(s: Duel): void {
      endPeriod(s, 'stack');
      expire(engine, s, engine.untils.id('end of chain'), s.turnSeat);
      runRule(engine, s, 'send spent', s.turnSeat);
      s.ignitionGroup = s.ignitionGroup === s.group ? s.group : 0;
      if (s.forcedChain === 1) watchLoop(engine, s, profile);
      else s.mandatoryChains = 0;
      // The damage calculation has one chain (§5.5).
      if (s.step === step.calculation) s.calculated = 1;
      // A summon can be negated by one chain; the chance is over now (§4.3).
      if (s.summonNegated === 3) s.summonNegated = 0;
    },
  };
}

/** Guards about priority and chains. */
export function windowGuards(engine: Engine<Duel>) {
  return {
    anActivationHasBegun: (s: Duel): boolean => s.frameCount > 0 && s.recordCount > 0,
    aTriggerWaits: (s: Duel): boolean => nextClass(engine, s) >= 0,
    chainIsOpen: (s: Duel): boolean => s.recordCount > 0,
    aWatchWaits: (s: Duel): boolean => s.lingeringCount > 0 && s.summonNegated === 0 && waitingWatch(engine, s) >= 0,
    // In a main phase nobody is asked but after a summon, or when the turn player asks to leave.
    windowIsOpen: (s: Duel): boolean =>
      (!(inMainPhase(s) || s.step === step.battle || s.step === step.calculation || s.damageOver === 1) &&
        s.adjusted === 0) ||
      (s.step === step.calculation && engine.notes['used in calculation'] === true && s.calculated === 0) ||
      ((s.seat.recent[0] | s.seat.recent[1]) & (engine.notes['answers'] as number)) !== 0 ||
      departureIsOpen(engine, s) ||
      s.leaving === 1 ||
      s.summonNegated === 2 ||
      somethingIsFresh(engine, s),
    otherHasPassed: (s: Duel): boolean => s.passes >= 1,
    aMandatoryEffectIsLeft: (s: Duel): boolean => mandatoryLeft(engine, s) >= 0,
    aLinkIsLeft: (s: Duel): boolean => s.recordCount > 0,
    isLeaving: (s: Duel): boolean => s.leaving === 1,
  };
}
