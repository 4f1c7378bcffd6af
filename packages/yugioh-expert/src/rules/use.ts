import {
  allows,
  type Cards,
  type Effect,
  type EffectTree,
  type Engine,
  forbiddenBy,
  freePlace,
  type Part,
  type Rule,
} from '@rulechart/core';
import { type Duel, inDamageStep, inMainPhase, step, zone } from '../duel.ts';
import { icons, MONSTER, printed, SPELL } from '../printed.ts';
import { answersAMoment, hasMissedItsMoment, speaksOf } from './moments.ts';
import { profileOf } from './profileOf.ts';
import { unresolved } from './unresolved.ts';

/** Bits of a gate: what must be open for an effect to be worth testing. */
const gates = { slow: 1, ignition: 2, fast: 4, never: 8, summon: 16, calculation: 32, counter: 64 } as const;

/** Whether a seat may put another spell or trap into play this turn. */
export function mayPlay(engine: Engine<Duel>, s: Duel, seat: number, card: number): boolean {
  const most = profileOf(engine).spellsAndTrapsPerTurn;
  if (most === null) return true;
  const isSpell = printed(engine).kind[s.card.definition[card]] === SPELL;
  return (isSpell ? s.played.spells[seat] : s.played.traps[seat]) < most;
}

/** Spell speed, from what the effect is: never written on a card. */
export function spellSpeed(engine: Engine<Duel>, effect: Effect<Duel>): 1 | 2 | 3 {
  const facts = printed(engine);
  const kind = engine.kinds.name(effect.kind);
  if (kind === 'quick' || kind === 'field effect') return 2;
  if (kind !== 'activation') return 1;
  const icon = icons[facts.icon[effect.definition] ?? 0];
  if (icon === 'counter') return 3;
  if (icon === 'quick-play') return 2;
  return facts.kind[effect.definition] === SPELL ? 1 : 2;
}

/** The spell speed that an answer needs: what the hand adjustment set off is answered by counter traps alone (§2.9). */
function speedNeeded(engine: Engine<Duel>, s: Duel): number {
  if (s.adjusted === 1) return 3;
  if (s.recordCount === 0) return 2;
  return Math.max(2, spellSpeed(engine, engine.effects[s.record.effect[s.recordCount - 1]] as Effect<Duel>));
}

const changesStats = (effect: Effect<Duel>): boolean =>
  effect.facts.some(({ fact, stat }) => fact === 'lasting modify' && (stat === 'atk' || stat === 'def'));

/** What may have just happened in the Damage Step: a text that answers it has its window there (§5.5). */
const happensThere: ReadonlySet<unknown> = new Set([
  'just damaged',
  'just drew',
  'just destroyed by battle',
  'departed',
]);

/** Whether an effect answers a link, or something else that may happen in the Damage Step. */
const hasWindowThere = ({ tree }: Effect<Duel>): boolean =>
  tree.respondsTo !== undefined || speaksOf(happensThere, tree.if);

/**
 * What may be activated in the Damage Step: counter traps, what negates an activation, what raises or lowers ATK or
 * DEF (only before the numbers are fixed), what answers something that has just happened there, and what its text
 * allows or keeps out.
 */
function mayInDamageStep(engine: Engine<Duel>, s: Duel, effect: Effect<Duel>, hasWindow: boolean): boolean {
  const trait = effect.tree.traits?.['damageStep'];
  // While the damage is calculated only texts that say so begin a chain (§5.5).
  if (s.step === step.calculation && s.recordCount === 0) return trait === 'calculation';
  if (trait === 'calculation') return false;
  if (typeof trait === 'boolean') return trait;
  if (spellSpeed(engine, effect) === 3) return true;
  if (effect.facts.some(({ fact }) => fact === 'negates activation' || fact === 'negates summon')) return true;
  if (hasWindow) return true;
  return changesStats(effect) && spellSpeed(engine, effect) === 2 && s.step <= step.beforeCalculation;
}

/** Names under which an effect targets cards. */
const targetNames = (effect: Effect<Duel>): readonly unknown[] =>
  (effect.tree.targets ?? []).map((clause) => (clause as { readonly name?: unknown }).name);

const isOwnField = (from: Cards): boolean =>
  from.cards === 'in' && (from as { zone?: unknown }).zone === 'monsters' && (from as { of?: unknown }).of === 'you';

/**
 * Whether an effect brings a monster it targets to its player's field, and pays with none from there: then a zone must
 * be free when it is activated (§1.5). An effect without targets is asked what it could do.
 */
function needsMonsterZone(engine: Engine<Duel>, effect: Effect<Duel>): boolean {
  const names = targetNames(effect);
  if (names.length === 0) return false;
  if (effect.facts.some(({ fact, as, from }) => as === 'cost' && (fact === 'tributes' || from === 'monsters')))
    return false;
  // Nor if monsters chosen from there go before it comes.
  const does = effect.tree.does ?? [];
  const mine = does
    .filter(({ do: what, from }) => what === 'choose' && isOwnField(from as Cards))
    .map(({ name }) => name);
  if (effect.facts.some(({ fact, cards }) => fact === 'removes' && mine.includes((cards as { name?: unknown })?.name)))
    return false;
  const targets = (cards: unknown): boolean =>
    (cards as Cards | undefined)?.cards === 'named' && names.includes((cards as { readonly name?: unknown }).name);
  if (effect.facts.some(({ fact, cards }) => fact === 'special summons' && targets(cards))) return true;
  const takes = (part: Part): boolean => part.part === 'control' && (part as { who?: unknown }).who === 'you';
  const lasting = (effect.tree.does ?? []) as readonly { readonly do: string; readonly part?: Part }[];
  if (lasting.some(({ do: what, part }) => what === 'lasting' && part !== undefined && takes(part))) return true;
  // An equip card takes the monster it is attached to.
  const whole = engine.definitions[effect.definition]?.tree.effects ?? [];
  const isEquip = icons[printed(engine).icon[effect.definition] ?? 0] === 'equip';
  return isEquip && effect.tree.kind === 'activation' && whole.some(({ live }) => (live ?? []).some(takes));
}

/** Rules of using an effect that its kind gives, whatever its text. */
export function useRules(effect: Effect<Duel>, engine: Engine<Duel>): Rule<Duel>[] {
  const kind = engine.kinds.name(effect.kind);
  if (effect.how !== 'stack') return [];
  // The pool is still being loaded: facts are read when a rule is asked.
  const facts = () => printed(engine);
  const rules: Rule<Duel>[] = [];
  const goesOff = effect.triggered;
  rules.push({
    code: 'not-controller',
    rule: 'activation/zone',
    holds: (s, seat, card) =>
      effect.tree.by === 'either' || (s.card.controller[card] === seat) === (effect.tree.by !== 'opponent'),
    facts: (_, __, card) => ({ card }),
    // Menus look at one's own cards, and at the other side's only for what both may use.
    ...(effect.tree.by === undefined ? { menu: 'offered' } : {}),
  });
  const act = (): number => {
    const printedKind = facts().kind[effect.definition];
    return engine.acts.id(
      printedKind === MONSTER ? 'use monster effect' : printedKind === SPELL ? 'activate spell' : 'activate trap',
    );
  };
  let actId = -1;
  const actOnce = (): number => {
    if (actId < 0) actId = act();
    return actId;
  };
  rules.push({
    code: 'forbidden',
    rule: 'activation/forbidden',
    holds: (s, seat, card) => forbiddenBy(engine, s, actOnce(), seat, card) < 0,
    facts: (s, seat, card) => ({ card, by: s.live.source[forbiddenBy(engine, s, actOnce(), seat, card)] }),
  });
  if (answersAMoment(effect))
    rules.push({
      code: 'missed-timing',
      rule: 'chain/missed-timing',
      needs: ['wrong-zone'],
      menu: 'offered',
      holds: (s, seat, card) => !hasMissedItsMoment(s, effect, seat, card),
      facts: (_, __, card) => ({ card }),
    });
  if (goesOff && kind !== 'quick') return rules;
  if (!goesOff) {
    // While a summon may be negated, nothing else begins a chain (§4.3).
    rules.push({
      code: 'summon-pending',
      rule: 'summon/negation',
      holds: (s) =>
        s.summonNegated !== 2 || s.recordCount > 0 || effect.facts.some(({ fact }) => fact === 'negates summon'),
      facts: (_, __, card) => ({ card }),
      menu: 'offered',
    });
  }
  const hasWindow = hasWindowThere(effect);
  rules.push({
    code: 'damage-step',
    rule: 'battle/damage-step',
    holds: (s) => goesOff || !inDamageStep(s) || mayInDamageStep(engine, s, effect, hasWindow),
    facts: (_, __, card) => ({ card }),
    until: 'after-damage-step',
  });
  rules.push({
    code: 'no-chains',
    rule: 'chain/none',
    holds: (s) => s.recordCount === 0 || profileOf(engine).chains,
    facts: (_, __, card) => ({ card }),
    menu: 'offered',
  });
  if ((effect.tree.targets ?? []).length > 0) {
    // Other effects of the card are still being loaded.
    let needed: boolean | null = null;
    rules.push({
      code: 'no-monster-zone',
      rule: 'summon/zone',
      needs: ['wrong-zone'],
      holds: (s, seat) => {
        needed ??= needsMonsterZone(engine, effect);
        return !needed || freePlace(engine, s, engine.zoneRow(zone.monsters, seat)) > 0;
      },
      facts: () => ({}),
    });
  }
  rules.push({
    code: 'too-slow',
    rule: 'chain/spell-speed',
    menu: 'offered',
    holds: (s) => s.recordCount === 0 || spellSpeed(engine, effect) >= speedNeeded(engine, s),
    facts: (s, _, card) => ({ card, speed: spellSpeed(engine, effect), needed: speedNeeded(engine, s) }),
  });
  if (kind === 'activation') {
    rules.push(
      {
        code: 'already-face-up',
        rule: 'activation/zone',
        needs: ['wrong-zone'],
        holds: (s, _, card) => s.card.zone[card] >> 1 === zone.hand || s.card.faceUp[card] === 0,
        facts: (_, __, card) => ({ card }),
      },
      {
        code: 'set-this-turn',
        rule: 'activation/set-turn',
        needs: ['wrong-zone'],
        holds: (s, seat, card) =>
          s.card.zone[card] >> 1 === zone.hand ||
          spellSpeed(engine, effect) === 1 ||
          s.own.setTurn[card] !== s.turn ||
          allows(engine, s, 'activation/set-turn', seat, card),
        facts: (_, __, card) => ({ card }),
        until: 'next-turn',
      },
      {
        code: 'own-turn-from-hand',
        rule: 'activation/own-turn',
        needs: ['wrong-zone'],
        holds: (s, seat, card) => s.card.zone[card] >> 1 !== zone.hand || seat === s.turnSeat,
        facts: (_, __, card) => ({ card }),
        until: 'own-turn',
      },
      {
        code: 'no-free-zone',
        rule: 'activation/free-zone',
        needs: ['wrong-zone'],
        holds: (s, seat, card) =>
          s.card.zone[card] >> 1 !== zone.hand ||
          icons[facts().icon[effect.definition] ?? 0] === 'field' ||
          freePlace(engine, s, engine.zoneRow(zone.spells, seat)) > 0,
        facts: (_, __, card) => ({ card }),
      },
    );
    rules.push({
      code: 'enough-for-the-turn',
      rule: 'set/per-turn',
      needs: ['wrong-zone'],
      holds: (s, seat, card) => s.card.zone[card] >> 1 !== zone.hand || mayPlay(engine, s, seat, card),
      facts: (_, __, card) => ({ card }),
      until: 'next-own-turn',
    });
    rules.push({
      code: 'only-main-phase',
      rule: 'turn/main-phase',
      holds: (s, seat) => spellSpeed(engine, effect) > 1 || (s.idle === 1 && inMainPhase(s) && seat === s.turnSeat),
      facts: (_, __, card) => ({ card }),
      menu: 'offered',
      until: 'own-main-phase',
    });
    return rules;
  }
  rules.push({
    code: 'face-down',
    rule: 'activation/zone',
    needs: ['wrong-zone'],
    holds: (s, _, card) => {
      const kindOfZone = s.card.zone[card] >> 1;
      return engine.isField[kindOfZone] === 0 || s.card.faceUp[card] === 1;
    },
    facts: (_, __, card) => ({ card }),
  });
  rules.push({
    code: 'not-in-force-yet',
    rule: 'activation/in-force',
    needs: ['wrong-zone', 'face-down'],
    holds: (s, _, card) => engine.isField[s.card.zone[card] >> 1] === 0 || !unresolved(s, card, engine),
    facts: (_, __, card) => ({ card }),
  });
  if (kind === 'ignition') {
    rules.push({
      code: 'only-main-phase',
      rule: 'activation/ignition',
      holds: (s, seat, card) =>
        s.recordCount === 0 &&
        inMainPhase(s) &&
        seat === s.turnSeat &&
        (s.idle === 1 ||
          (hasIgnitionPriority(s) &&
            (s.card.zone[card] >> 1 === zone.monsters || !profileOf(engine).ignitionFieldOnly))),
      facts: (_, __, card) => ({ card }),
      until: 'own-main-phase',
    });
  }
  return rules;
}

/** 優先権: right after the turn player's summon, with nothing in between. */
export const hasIgnitionPriority = (s: Duel): boolean =>
  s.ignitionGroup !== 0 && s.ignitionGroup === s.group && s.holder === s.turnSeat && s.passes === 0;

/** Whether who does not control the card may use the effect. */
export const usedByOther = (by: EffectTree['by']): boolean => by === 'either' || by === 'opponent';

/** The bits of which an effect needs one. */
export function gate(effect: Effect<Duel>, engine: Engine<Duel>): number {
  const kind = engine.kinds.name(effect.kind);
  if (effect.how !== 'stack' || effect.triggered) return gates.never;
  if (kind === 'ignition') return gates.ignition;
  const speed = spellSpeed(engine, effect);
  return (
    (speed === 1 ? gates.slow : speed === 2 ? gates.slow | gates.fast : gates.slow | gates.fast | gates.counter) |
    (effect.facts.some(({ fact }) => fact === 'negates summon') ? gates.summon : 0) |
    (effect.tree.traits?.['damageStep'] === 'calculation' ? gates.calculation : 0)
  );
}

/** The bits that are open for a seat now. */
export function open(s: Duel, seat: number, engine: Engine<Duel>): number {
  if (s.recordCount > 0) {
    if (!profileOf(engine).chains) return 0;
    return speedNeeded(engine, s) === 3 ? gates.counter : gates.fast;
  }
  // Two windows in which only few effects begin a chain (§4.3, §5.5).
  if (s.summonNegated === 2) return gates.summon;
  if (s.step === step.calculation) return gates.calculation;
  const mine = seat === s.turnSeat && inMainPhase(s);
  return (
    gates.fast |
    (mine && s.idle === 1 ? gates.slow | gates.ignition : 0) |
    (mine && hasIgnitionPriority(s) ? gates.ignition : 0)
  );
}
