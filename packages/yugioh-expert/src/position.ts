import { type Engine, type PositionTable, run, runRule } from '@rulechart/core';
import { ATTACK, DEFENSE, type Duel, phase, step, summonKinds, zone } from './duel.ts';
import { type CardFacts, icons, MONSTER, printed, subs } from './printed.ts';
import { placeAsSpell } from './verbs/control.ts';

const inMain =
  (name: 'main1' | 'main2') =>
  (s: Duel): void => {
    s.phase = phase[name];
    s.step = step.none;
    s.idle = 1;
    // Main Phase 2 exists only after a Battle Phase (§2.1).
    if (name === 'main2') s.battleConducted = 1;
  };

/** How positions of a duel are written down. */
export const positions: PositionTable<Duel> = {
  at: {
    main1: { state: 'turn.main1.idle', enter: inMain('main1') },
    battle: {
      state: 'turn.battle.idle',
      enter: (s) => {
        s.phase = phase.battle;
        s.step = step.battle;
        s.idle = 1;
        s.battleConducted = 1;
      },
    },
    main2: { state: 'turn.main2.idle', enter: inMain('main2') },
  },
  onwards: ['pass', 'endBattle', 'endTurn'],
  offered: ['trigger'],
  filler: (engine) => {
    const plain = engine.definitions.find(
      ({ tree }) => (tree.facts as unknown as CardFacts).sub?.includes('normal') && tree.effects.length === 0,
    );
    return plain ? { deck: { key: plain.tree.key, count: 10 } } : {};
  },
  faceUp: (zone) => zone !== 'hand' && zone !== 'deck' && zone !== 'fusion',
  made: ({ facts }) => (facts as unknown as CardFacts).sub?.includes('token') ?? false,
  placed: (s, e, where, engine) => {
    if (where === 'monsters') {
      s.own.position[e] = ATTACK;
      s.own.shownTurn[e] = 1;
      s.own.summoned[e] = summonKinds.indexOf('normal');
    }
    came(s, e, 1);
    if (where === 'monsters' && s.card.owner[e] !== s.card.controller[e]) {
      // Something took it for good, or it would go home at once.
      runRule(engine, s, 'take for good', s.card.controller[e] as number, e);
      run(engine, s);
    }
  },
  misplaced,
  ready: (s) => {
    s.firstSeat = s.turn % 2 === 1 ? s.turnSeat : 1 - s.turnSeat;
    s.holder = s.turnSeat;
  },
  whole: {
    battleConducted: {
      what: 'flag',
      means: 'a Battle Phase was conducted this turn',
      set: (s, _, value) => {
        s.battleConducted = value;
      },
      get: (s) => s.battleConducted,
    },
  },
  seat: {
    life: {
      what: 'number',
      // Who has none has lost (§1.4): no position goes on from there. Above, there is room to double them.
      range: [1, 999_999_999],
      means: 'Life Points (8000 if not said)',
      otherwise: 8000,
      set: (s, seat, value) => {
        s.seat.life[seat] = value;
      },
      get: (s, seat) => s.seat.life[seat] as number,
    },
    normalSummons: {
      what: 'number',
      range: [0, 99],
      means: 'Normal Summons and Sets made this turn',
      set: (s, seat, value) => {
        s.seatTurn.normalSummons[seat] = value;
      },
      get: (s, seat) => s.seatTurn.normalSummons[seat] as number,
    },
  },
  card: {
    position: {
      what: ['attack', 'defense'],
      of: ['monsters'],
      means: 'the position of a monster (attack if not said)',
      set: (s, e, value) => {
        s.own.position[e] = value === 0 ? ATTACK : DEFENSE;
      },
      get: (s, e) => (s.own.position[e] as number) - ATTACK,
    },
    set: {
      what: 'flag',
      of: ['monsters', 'spells', 'field'],
      means: 'it lies face-down; a monster then is in Defense Position',
      set: (s, e, value) => {
        if (value === 0) return;
        s.card.faceUp[e] = 0;
        s.card.known[e] = 1 << (s.card.controller[e] as number);
        if (s.card.zone[e] >> 1 !== zone.monsters) return;
        s.own.position[e] = DEFENSE;
        s.own.shownTurn[e] = 0;
        s.own.summoned[e] = summonKinds.indexOf('set');
      },
      get: (s, e) => 1 - (s.card.faceUp[e] as number),
    },
    since: {
      what: 'number',
      range: [1, 'turn'],
      means: 'the turn in which it came there (1, long ago, if not said)',
      set: (s, e, value) => came(s, e, value),
      get: (s, e) => s.card.cameTurn[e] as number,
    },
    summoned: {
      what: summonKinds,
      of: ['monsters'],
      means: 'how the monster came to the field (by a Normal Summon if not said)',
      set: (s, e, value) => {
        s.own.summoned[e] = value;
      },
      get: (s, e) => s.own.summoned[e] as number,
    },
    proper: {
      what: 'flag',
      means: 'it was summoned properly once (§4.4)',
      set: (s, e, value) => {
        s.own.proper[e] = value;
      },
      get: (s, e) => s.own.proper[e] as number,
    },
    equippedTo: { what: 'host', slot: 'equip', means: 'the monster this card is equipped to' },
  },
};

/** Since when a card lies there, by everything that asks for it. */
function came(s: Duel, e: number, turn: number): void {
  s.card.cameTurn[e] = turn;
  const where = s.card.zone[e] >> 1;
  if (where === zone.monsters) {
    s.own.fixedTurn[e] = turn;
    s.own.summonedTurn[e] = turn;
    if (s.own.shownTurn[e] !== 0) s.own.shownTurn[e] = turn;
  }
  if (where === zone.spells || where === zone.field) s.own.setTurn[e] = turn;
}

/** Why a card cannot lie there: what each zone holds, and which way round. */
function misplaced(s: Duel, e: number, where: string, engine: Engine<Duel>): string | undefined {
  const facts = printed(engine);
  const definition = s.card.definition[e];
  const { name } = engine.definitionOf(s, e).tree;
  const is = (sub: (typeof subs)[number]): boolean => ((facts.sub[definition] >>> subs.indexOf(sub)) & 1) === 1;
  const isMonster = facts.kind[definition] === MONSTER;
  const isField = icons[facts.icon[definition]] === 'field' && !isMonster;
  const no = (why: string): string => `${name.en} cannot lie in ${where}: ${why}`;
  if (is('token') && isMonster)
    return where === 'monsters' ? undefined : no('a Token is on the field, or nowhere (§8.5)');
  const isFusion = isMonster && is('fusion');
  switch (where) {
    case 'monsters':
      if (!isMonster) return no('only monsters lie in Monster Zones');
      return s.card.faceUp[e] === 0 && s.own.position[e] === ATTACK
        ? no('a face-down monster is in Defense Position')
        : undefined;
    case 'spells':
      if (isField) return no('a Field Spell lies in the Field Zone ("field")');
      return isMonster && s.card.host[e] === 0 && !staysAsSpell(engine, definition)
        ? no('a monster lies there only while it is equipped to another ("equippedTo")')
        : undefined;
    case 'field':
      return isField ? undefined : no('only a Field Spell lies in the Field Zone');
    case 'hand':
    case 'deck':
      return isFusion ? no('a Fusion Monster that would go there goes to the Fusion Deck ("fusion")') : undefined;
    case 'fusion':
      return isFusion ? undefined : no('only Fusion Monsters lie in the Fusion Deck');
    default:
      return undefined;
  }
}

/** Whether a monster has a text that lets it stay among the spells (mechanism 1: what replaces its destruction). */
const staysAsSpell = (engine: Engine<Duel>, definition: number): boolean =>
  (engine.definitions[definition]?.tree.effects ?? []).some(({ live = [] }) =>
    live.some((part) => part.part === 'replace' && part.does?.some((clause) => clause.do === placeAsSpell.verb.name)),
  );
