import {
  CardList,
  type DecisionType,
  type Effect,
  type Engine,
  forbiddenBy,
  freePlace,
  marked,
  type Offer,
  owes,
  type Rule,
  requiredBy,
  requiredObjects,
  test,
} from '@rulechart/core';
import { offered } from '../actions/triggers.ts';
import { ATTACK, type Duel, phase, zone } from '../duel.ts';
import { icons, MONSTER, printed } from '../printed.ts';
import type { Profile } from '../profile.ts';
import type { RuleId } from '../rulebook.ts';
import { attackCosts } from '../rules/attackCosts.ts';
import { hasRoom, isForNormalSummon, mayAwake, tributesToSet } from '../rules/normalSummon.ts';
import { fewestTributes, tributable, tributesFor } from '../rules/tributes.ts';
import { circularSource, wouldSettle } from '../rules/unending.ts';
import { mayPlay, open, usedByOther } from '../rules/use.ts';

type DuelRule = Rule<Duel>;

const rule = (
  code: string,
  id: RuleId,
  holds: Rule<Duel>['holds'],
  more: Partial<Omit<Rule<Duel>, 'rule'>> = {},
): DuelRule => ({
  code,
  rule: id,
  holds,
  facts: (_, __, card) => ({ card }),
  ...more,
});

/** The zones whose cards may have something to activate, in the order of menus. */
const usableZones = [zone.hand, zone.monsters, zone.spells, zone.field, zone.graveyard, zone.removed] as const;

/** The zones of the field. */
const fieldZones = [zone.monsters, zone.spells, zone.field] as const;

/** The zones from which monsters bring themselves out. */
const procedureZones = [zone.hand, zone.deck, zone.graveyard, zone.removed, zone.fusion] as const;

/** Kinds of decisions of a duel: what there is to choose from, and the rules that say what is legal. */
export function decisions(engine: Engine<Duel>, profile: Profile): Record<string, DecisionType<Duel>> {
  const facts = () => printed(engine);
  let shared: Uint8Array | null = null;
  let gatesIn: Uint8Array | null = null;
  const inHand =
    (wanted: (s: Duel, e: number) => boolean) =>
    (s: Duel, seat: number, offer: Offer): void => {
      for (let e = s.zone.head[engine.zoneRow(zone.hand, seat)]; e !== 0; e = s.card.next[e])
        if (engine.plain || wanted(s, e)) offer(e);
    };
  const onField = (s: Duel, seat: number, offer: Offer): void => {
    for (let e = s.zone.head[engine.zoneRow(zone.monsters, seat)]; e !== 0; e = s.card.next[e]) offer(e);
  };
  const isMonster = (s: Duel, e: number): boolean => facts().kind[s.card.definition[e]] === MONSTER;
  const monstersInHand = inHand(isMonster);
  const otherCardsInHand = inHand((s, e) => !isMonster(s, e));
  const forbidden = (act: string, id: RuleId = 'activation/forbidden'): DuelRule => {
    const number = engine.acts.id(act);
    return rule('forbidden', id, (s, seat, card) => forbiddenBy(engine, s, number, seat, card) < 0, {
      needs: ['not-in-hand', 'not-your-monster', 'not-controller'],
      facts: (s, seat, card) => ({ card, by: s.live.source[forbiddenBy(engine, s, number, seat, card)] ?? 0 }),
    });
  };
  // What a seat cannot see it cannot use, and the reason must not tell what it is.
  const inReach = rule('out-of-reach', 'activation/zone', (s, seat, card) => ((s.card.known[card] >>> seat) & 1) === 1);
  const summonables = (s: Duel, seat: number, offer: Offer): void => {
    monstersInHand(s, seat, offer);
    for (let e = s.zone.head[engine.zoneRow(zone.monsters, seat)]; e !== 0; e = s.card.next[e])
      if (mayAwake(engine, s, seat, e)) offer(e);
  };
  const ownHand = rule(
    'not-in-hand',
    'summon/normal',
    (s, seat, card) => s.card.zone[card] === engine.zoneRow(zone.hand, seat),
    { menu: 'offered' },
  );
  const handOrAsleep = rule(
    'not-in-hand',
    'summon/normal',
    (s, seat, card) => s.card.zone[card] === engine.zoneRow(zone.hand, seat) || mayAwake(engine, s, seat, card),
    { menu: 'offered' },
  );
  const monsterCard = rule('not-a-monster', 'summon/normal', (s, _, card) => isMonster(s, card), {
    needs: ['not-in-hand'],
    menu: 'offered',
  });
  const once = rule(
    'normal-summon-used',
    'summon/normal',
    (s, seat) => s.seatTurn.normalSummons[seat] < 1 + s.seatTurn.moreSummons[seat],
    {
      facts: () => ({}),
      until: 'next-own-turn',
      menu: 'once',
    },
  );
  const summonable = rule('special-only', 'summon/special-only', (s, _, card) => isForNormalSummon(engine, s, card), {
    needs: ['not-in-hand', 'not-a-monster'],
  });
  const tributes = (needed: typeof fewestTributes): DuelRule =>
    rule(
      'not-enough-tributes',
      'summon/tribute',
      (s, seat, card) => !profile.tributes || tributable(engine, s, seat, card) >= needed(engine, s, card),
      {
        needs: ['not-in-hand', 'not-a-monster'],
        facts: (s, seat, card) => ({
          card,
          needed: needed(engine, s, card),
          have: tributable(engine, s, seat, card),
        }),
      },
    );
  const settled = rule('unending-loop', 'summon/unending', (s, seat, card) => wouldSettle(engine, s, seat, card), {
    needs: ['not-in-hand', 'not-a-monster', 'not-your-monster', 'face-up', 'out-of-reach', 'no-such-effect'],
    facts: (s, _, card) => ({ card, by: circularSource(engine, s) }),
  });
  const room = rule(
    'no-monster-zone',
    'summon/zone',
    (s, seat, card) => s.card.zone[card] >> 1 === zone.monsters || hasRoom(engine, s, seat, card),
    { needs: ['not-in-hand', 'not-a-monster'] },
  );
  const ownMonster = rule(
    'not-your-monster',
    'position/change',
    (s, seat, card) => s.card.zone[card] === engine.zoneRow(zone.monsters, seat),
    { menu: 'offered' },
  );
  const notFixed = rule('position-fixed', 'position/change', (s, _, card) => s.own.fixedTurn[card] !== s.turn, {
    needs: ['not-your-monster'],
    until: 'next-own-turn',
  });
  const attackAct = engine.acts.id('attack');
  const battleAct = engine.acts.id('enter battle');
  const skipBattle = engine.obligations.id('skip battle');
  const directMark = engine.marks.id('attacks directly');
  const allMark = engine.marks.id('attacks every monster once');
  const againMark = engine.marks.id('attacks again');
  const twiceMark = engine.marks.id('attacks twice');
  const onlyDirect = engine.marks.id('attacks only directly');
  const passedBy = engine.marks.id("in nobody's way");
  const attackedAct = engine.acts.id('be attacked');
  const wanted = new CardList();
  /** Whether a side has a monster that stands between an attacker and the player. */
  const isGuarded = (s: Duel, seat: number): boolean => {
    for (let e = s.zone.head[engine.zoneRow(zone.monsters, seat)]; e !== 0; e = s.card.next[e])
      if (!marked(s, e, passedBy)) return true;
    return false;
  };

  const attackRules: DuelRule[] = [
    rule(
      'not-your-monster',
      'battle/declaration',
      (s, seat, a) => s.card.zone[a] === engine.zoneRow(zone.monsters, seat),
      { menu: 'offered' },
    ),
    rule(
      'not-in-attack-position',
      'battle/declaration',
      (s, _, a) => s.card.faceUp[a] === 1 && s.own.position[a] === ATTACK,
      {
        needs: ['not-your-monster'],
      },
    ),
    rule(
      'already-attacked',
      'battle/once',
      (s, _, a, t) => {
        if (isReplay(s)) return true;
        const n = s.own.attacks[a];
        if (n === 0) return true;
        if (n < 1 + (marked(s, a, againMark) ? 1 : 0) + (marked(s, a, twiceMark) ? 1 : 0)) return true;
        return marked(s, a, allMark) && t !== 0;
      },
      { needs: ['not-your-monster'], until: 'next-own-turn' },
    ),
    rule('other-attacker', 'battle/replay', (s, _, a) => !isReplay(s) || a === s.attacker),
    rule(
      'forbidden',
      'activation/forbidden',
      (s, seat, a) => isReplay(s) || forbiddenBy(engine, s, attackAct, seat, a) < 0,
      {
        needs: ['not-your-monster'],
        facts: (s, seat, a) => ({ card: a, by: s.live.source[forbiddenBy(engine, s, attackAct, seat, a)] ?? 0 }),
      },
    ),
    rule(
      'not-a-target',
      'battle/target',
      (s, seat, _, t) => t === 0 || s.card.zone[t] === engine.zoneRow(zone.monsters, 1 - seat),
      {
        menu: 'offered',
        facts: (_, __, card, target) => ({ card, target }),
      },
    ),
    rule(
      'must-attack-a-monster',
      'battle/target',
      (s, seat, a, t) => t !== 0 || !isGuarded(s, 1 - seat) || marked(s, a, directMark) || marked(s, a, onlyDirect),
      { needs: ['not-your-monster'] },
    ),
    rule('attacks-only-directly', 'battle/target', (s, _, a, t) => t === 0 || !marked(s, a, onlyDirect), {
      needs: ['not-your-monster', 'not-a-target'],
    }),
    rule(
      'cannot-be-attacked',
      'battle/target',
      (s, seat, _, t) => t === 0 || forbiddenBy(engine, s, attackedAct, 1 - seat, t) < 0,
      {
        needs: ['not-your-monster', 'not-a-target'],
        facts: (s, seat, _, target) => ({
          target,
          by: s.live.source[forbiddenBy(engine, s, attackedAct, 1 - seat, target)] ?? 0,
        }),
      },
    ),
    rule(
      'must-attack-another',
      'battle/must-attack',
      (s, _, a, t) => {
        const row = requiredBy(engine, s, attackAct, a);
        if (row < 0) return true;
        wanted.length = 0;
        requiredObjects(engine, s, row, wanted);
        return wanted.length === 0 || wanted.has(t);
      },
      { needs: ['not-your-monster'], facts: (_, __, card, target) => ({ card, target }) },
    ),
    // What an attack costs is paid when it is declared, not again at a replay (§5.2, §5.4).
    rule(
      'cannot-pay-for-attack',
      'battle/cost',
      (s, seat, a) =>
        isReplay(s) ||
        attackCosts(engine, s, a).every(({ effect, source }) => test(effect.rules, s, seat, source, effect.index, 0)),
      { needs: ['not-your-monster'] },
    ),
    rule(
      'already-attacked-it',
      'battle/once',
      (s, _, a, t) =>
        t === 0 || isReplay(s) || !marked(s, a, allMark) || ((s.own.struckBy[t] >>> s.card.place[a]) & 1) === 0,
      { needs: ['not-your-monster', 'not-a-target'], facts: (_, __, card, target) => ({ card, target }) },
    ),
  ];
  const canAttack = (s: Duel, seat: number, a: number, t: number): boolean =>
    attackRules.every(({ holds }) => holds(s, seat, a, t, 0));
  const hasAttack = (s: Duel, seat: number, a: number): boolean => {
    if (canAttack(s, seat, a, 0)) return true;
    for (let t = s.zone.head[engine.zoneRow(zone.monsters, 1 - seat)]; t !== 0; t = s.card.next[t])
      if (canAttack(s, seat, a, t)) return true;
    return false;
  };
  /** A monster that must attack and still can. */
  const mustAttack = (s: Duel, seat: number): number => {
    for (let a = s.zone.head[engine.zoneRow(zone.monsters, seat)]; a !== 0; a = s.card.next[a]) {
      const row = requiredBy(engine, s, attackAct, a);
      if (row < 0 || s.own.attacks[a] > 0 || engine.parts[s.live.part[row]]?.object) continue;
      if (hasAttack(s, seat, a)) return a;
    }
    return 0;
  };
  const attacksFirst = rule('must-attack', 'battle/must-attack', (s, seat) => mustAttack(s, seat) === 0, {
    facts: (s, seat) => ({ card: mustAttack(s, seat) }),
  });

  return {
    activate: {
      operands: { card: 'entity', effect: 'effect' },
      candidates(s, seat, offer) {
        const bits = open(s, seat, engine);
        gatesIn ??= gatesByZone(engine);
        for (const kind of usableZones) {
          const row = engine.zoneRow(kind, seat);
          if (s.zone.active[row] === 0 && !engine.plain) continue;
          for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) {
            if ((gatesIn[s.card.definition[e] * 32 + kind] & bits) === 0 && !engine.plain) continue;
            const { effects } = engine.definitionOf(s, e);
            for (let i = 0; i < effects.length; i++) {
              if (engine.plain || ((engine.effects[effects[i] as number] as Effect<Duel>).gate & bits) !== 0)
                offer(e, i);
            }
          }
        }
        // What lies on the other side and may be used by either player.
        shared ??= engine.notes['used by either'] as Uint8Array;
        for (const kind of fieldZones) {
          const row = engine.zoneRow(kind, 1 - seat);
          if (s.zone.active[row] === 0) continue;
          for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) {
            if (shared[s.card.definition[e]] === 0 || s.card.faceUp[e] === 0) continue;
            const { effects, activeIn } = engine.definitionOf(s, e);
            if (((activeIn >>> kind) & 1) === 0) continue;
            for (let i = 0; i < effects.length; i++) {
              const { tree, gate } = engine.effects[effects[i] as number] as Effect<Duel>;
              if (usedByOther(tree.by) && (engine.plain || (gate & bits) !== 0)) offer(e, i);
            }
          }
        }
      },
      rules: [
        inReach,
        rule(
          'no-such-effect',
          'activation/zone',
          (s, _, card, effect) => {
            const id = engine.definitionOf(s, card).effects[effect];
            return id !== undefined && (engine.effects[id] as Effect<Duel>).how === 'stack';
          },
          { needs: ['out-of-reach'], menu: 'offered' },
        ),
        rule(
          'goes-off-by-itself',
          'activation/trigger',
          (s, _, card, effect) => {
            const id = engine.definitionOf(s, card).effects[effect];
            return id === undefined || (engine.effects[id] as Effect<Duel>).triggered === false;
          },
          { needs: ['out-of-reach', 'no-such-effect'], menu: 'offered' },
        ),
      ],
      rulesOf(s, _, card, effect) {
        const id = engine.definitionOf(s, card).effects[effect];
        return id === undefined ? undefined : engine.effects[id];
      },
    },
    trigger: {
      operands: { option: 'number' },
      about: (s, option) => s.trigger.source[option] ?? 0,
      candidates(s, _, offer) {
        for (const row of offered(engine, s)) offer(row);
      },
      rules: [
        rule('not-offered', 'chain/triggers', (s, _, row) => offered(engine, s).includes(row), {
          facts: (_, __, option) => ({ option }),
          menu: 'offered',
        }),
      ],
    },
    pass: {
      operands: {},
      candidates: (_, __, offer) => offer(),
      rules: [
        rule(
          'must-use',
          'chain/triggers',
          (s) =>
            s.triggerAsk !== 1 ||
            !offered(engine, s).some((row) => (engine.effects[s.trigger.effect[row]] as Effect<Duel>).mandatory),
          { facts: () => ({}) },
        ),
      ],
    },
    normalSummon: {
      operands: { card: 'entity' },
      candidates: summonables,
      rules: [
        handOrAsleep,
        monsterCard,
        once,
        summonable,
        forbidden('normal summon'),
        tributes(fewestTributes),
        room,
        settled,
      ],
    },
    setMonster: {
      operands: { card: 'entity' },
      candidates: monstersInHand,
      rules: [
        ownHand,
        monsterCard,
        once,
        summonable,
        forbidden('set monster'),
        rule('needs-tributes', 'summon/tribute', (s, _, card) => fewestTributes(engine, s, card) === 0, {
          needs: ['not-in-hand', 'not-a-monster'],
        }),
        rule(
          'no-monster-zone',
          'summon/zone',
          (s, seat) => freePlace(engine, s, engine.zoneRow(zone.monsters, seat)) > 0,
          {
            needs: ['not-in-hand', 'not-a-monster', 'needs-tributes'],
          },
        ),
      ],
    },
    // An act of its own: that tributes are paid for it is plain to see, which monster it is for is not.
    tributeSet: {
      operands: { card: 'entity' },
      candidates: monstersInHand,
      rules: [
        ownHand,
        monsterCard,
        once,
        summonable,
        forbidden('set monster'),
        rule('needs-no-tributes', 'summon/tribute', (s, _, card) => tributesFor(engine, s, card) > 0, {
          needs: ['not-in-hand', 'not-a-monster'],
        }),
        tributes(tributesToSet),
      ],
    },
    flipSummon: {
      operands: { card: 'entity' },
      candidates: onField,
      rules: [
        ownMonster,
        rule('face-up', 'summon/flip', (s, _, card) => s.card.faceUp[card] === 0, { needs: ['not-your-monster'] }),
        notFixed,
        forbidden('flip summon'),
        forbidden('change position'),
        settled,
      ],
    },
    specialSummon: {
      operands: { card: 'entity', effect: 'effect' },
      candidates(s, seat, offer) {
        for (const kind of procedureZones) {
          const row = engine.zoneRow(kind, seat);
          if (s.zone.active[row] === 0 && !engine.plain) continue;
          for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) {
            const { effects, activeIn } = engine.definitionOf(s, e);
            if (((activeIn >>> kind) & 1) === 0) continue;
            for (let i = 0; i < effects.length; i++) {
              if ((engine.effects[effects[i] as number] as Effect<Duel>).how === 'procedure') offer(e, i);
            }
          }
        }
      },
      rules: [
        inReach,
        rule(
          'no-such-effect',
          'summon/procedure',
          (s, _, card, effect) => {
            const id = engine.definitionOf(s, card).effects[effect];
            return id !== undefined && (engine.effects[id] as Effect<Duel>).how === 'procedure';
          },
          { needs: ['out-of-reach'], menu: 'offered' },
        ),
        rule('not-controller', 'summon/procedure', (s, seat, card) => s.card.controller[card] === seat),
        rule(
          'no-monster-zone',
          'summon/zone',
          (s, seat, card, effect) =>
            freePlace(engine, s, engine.zoneRow(zone.monsters, seat)) > 0 ||
            // What is paid for it makes room (§1.5).
            frees(engine.effects[engine.definitionOf(s, card).effects[effect] ?? 0] ?? null),
          { needs: ['out-of-reach', 'no-such-effect'] },
        ),
        forbidden('special summon'),
        settled,
      ],
      rulesOf(s, _, card, effect) {
        const id = engine.definitionOf(s, card).effects[effect];
        return id === undefined ? undefined : engine.effects[id];
      },
    },
    setCard: {
      operands: { card: 'entity' },
      candidates: otherCardsInHand,
      rules: [
        rule(
          'not-in-hand',
          'set/spell-trap',
          (s, seat, card) => s.card.zone[card] === engine.zoneRow(zone.hand, seat),
          { menu: 'offered' },
        ),
        rule('not-a-spell-or-trap', 'set/spell-trap', (s, _, card) => !isMonster(s, card), {
          needs: ['not-in-hand'],
          menu: 'offered',
        }),
        rule(
          'no-free-zone',
          'set/spell-trap',
          (s, seat, card) =>
            icons[facts().icon[s.card.definition[card]] ?? 0] === 'field' ||
            freePlace(engine, s, engine.zoneRow(zone.spells, seat)) > 0,
          { needs: ['not-in-hand'] },
        ),
        forbidden('set spell or trap'),
        rule('enough-for-the-turn', 'set/per-turn', (s, seat, card) => mayPlay(engine, s, seat, card), {
          needs: ['not-in-hand', 'not-a-spell-or-trap'],
          until: 'next-own-turn',
        }),
      ],
    },
    changePosition: {
      operands: { card: 'entity' },
      candidates: onField,
      rules: [
        ownMonster,
        rule('face-down', 'position/change', (s, _, card) => s.card.faceUp[card] === 1, {
          needs: ['not-your-monster'],
        }),
        notFixed,
        forbidden('change position'),
      ],
    },
    attack: {
      operands: { attacker: 'entity', target: 'optionalEntity' },
      candidates(s, seat, offer) {
        const theirs = engine.zoneRow(zone.monsters, 1 - seat);
        for (let a = s.zone.head[engine.zoneRow(zone.monsters, seat)]; a !== 0; a = s.card.next[a]) {
          offer(a, 0);
          for (let t = s.zone.head[theirs]; t !== 0; t = s.card.next[t]) offer(a, t);
        }
      },
      rules: attackRules,
    },
    enterBattle: {
      operands: {},
      candidates: (_, __, offer) => offer(),
      rules: [
        rule('no-battle-in-the-first-turn', 'battle/first-turn', (s) => profile.firstTurnBattle || s.turn > 1, {
          facts: () => ({}),
          until: 'next-own-turn',
        }),
        forbidden('enter battle'),
        rule('battle-skipped', 'turn/skipped', (s, seat) => !owes(s, skipBattle, seat), {
          facts: () => ({}),
          until: 'next-own-turn',
        }),
      ],
    },
    endBattle: { operands: {}, candidates: (_, __, offer) => offer(), rules: [attacksFirst] },
    endTurn: {
      operands: {},
      candidates: (_, __, offer) => offer(),
      rules: [
        rule(
          'must-attack',
          'battle/must-attack',
          (s, seat) =>
            s.phase !== phase.main1 ||
            s.turn === 1 ||
            forbiddenBy(engine, s, battleAct, seat, 0) >= 0 ||
            mustAttack(s, seat) === 0,
          { facts: (s, seat) => ({ card: mustAttack(s, seat) }) },
        ),
      ],
    },
  };
}

/** By card and kind of zone: the bits of which one must be open for something to be used there. */
function gatesByZone(engine: Engine<Duel>): Uint8Array {
  const gates = new Uint8Array(engine.definitions.length * 32);
  for (const { id, effects } of engine.definitions)
    for (const effect of effects) {
      const { zones, gate } = engine.effects[effect] as Effect<Duel>;
      for (let kind = 0; kind < 32; kind++) if ((zones >>> kind) & 1) gates[id * 32 + kind] |= gate;
    }
  return gates;
}

/** Whether a procedure takes monsters off its own side of the field. */
const frees = (effect: Effect<Duel> | null): boolean =>
  effect?.facts.some(({ as, from }) => as === 'cost' && from === 'monsters') ||
  effect?.tree.cost?.some(
    ({ do: what, from }) => what === 'choose' && [(from as { zone?: unknown }).zone].flat().includes('monsters'),
  ) ||
  false;

/** A replay is on: an attacker is fixed and its player is asked again. */
const isReplay = (s: Duel): boolean => s.idle === 1 && s.attacker !== 0;
