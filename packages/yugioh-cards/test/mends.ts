import {
  type Act,
  answers,
  type Cards,
  type Clause,
  dropTrigger,
  type EffectTree,
  endLingering,
  type Game,
  put,
  type Refusal,
  type Test,
} from '@rulechart/core';
import { type Duel, phase, step, summonKinds, zone } from '@rulechart/yugioh-expert';

/** An act that was refused, in a position of its own that may be changed. */
export interface Case {
  readonly game: Game<Duel>;
  readonly s: Duel;
  readonly seat: number;
  readonly act: Act;
  readonly refusal: Refusal;
}

/** Changes the fact that a refusal names: in the position, or in the act that it returns instead. False: not possible here. */
type Mend = (c: Case) => boolean | Act;

type Kind = keyof typeof zone;

const row = ({ game }: Case, kind: Kind, seat: number): number => game.engine.zoneRow(zone[kind], seat);

const cardsIn = (c: Case, kind: Kind, seat: number): number[] => {
  const found: number[] = [];
  for (let e = c.s.zone.head[row(c, kind, seat)] as number; e !== 0; e = c.s.card.next[e] as number) found.push(e);
  return found;
};

/** A card lies somewhere else. */
function lay(c: Case, e: number, kind: Kind, seat: number, faceUp = true): true {
  const { engine } = c.game;
  put(engine, c.s, e, zone[kind], seat, { faceUp, bottom: true, cause: 0, by: 0, bySeat: seat });
  if (kind === 'monsters') c.s.own.position[e] = faceUp ? 1 : 2;
  return true;
}

const tree = (c: Case, e: number) => c.game.engine.definitionOf(c.s, e).tree;
const isMonster = (c: Case, e: number): boolean => (tree(c, e).facts as { kind?: string }).kind === 'monster';
const number = (c: Case, operand: string): number => c.act[operand] as number;
const named = (c: Case, fact = 'card'): number => c.refusal.facts[fact] as number;

/** The effect that an act uses. */
const effectOf = (c: Case): EffectTree => tree(c, number(c, 'card')).effects[number(c, 'effect')] as EffectTree;

const hasRoom = (c: Case, kind: 'monsters' | 'spells', seat: number): boolean => cardsIn(c, kind, seat).length < 5;

/** Another identity for a card: what is printed on it changes. */
const becomes = (c: Case, e: number, en: string): true => {
  const definition = c.game.engine.definitions.find((d) => d.tree.name.en === en);
  if (!definition) throw new Error(`no card "${en}"`);
  c.s.card.definition[e] = definition.id;
  return true;
};

/** Cards that have no part in the act, to be moved where something is needed: those of decks first. */
const spare = (c: Case): number[] => [
  ...[0, 1].flatMap((seat) => cardsIn(c, 'deck', seat)),
  ...[0, 1].flatMap((seat) => cardsIn(c, 'fusion', seat)),
];

/** Every place a description of cards speaks of. */
function places(node: unknown): Extract<Cards, { cards: 'in' }>[] {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(places);
  return (node as Cards).cards === 'in' ? [node as never, ...within] : within;
}

const verbPlaces: Readonly<Record<string, readonly { zone: Kind; who: 'you' | 'opponent' }[]>> = {
  discard: [{ zone: 'hand', who: 'you' }],
  'discard at random': [{ zone: 'hand', who: 'opponent' }],
  'remove from graveyard': [{ zone: 'graveyard', who: 'you' }],
  draw: [{ zone: 'deck', who: 'you' }],
};

/** Lays what is missing where clauses look for it, card by card, until the reason is gone. */
function supply(c: Case, wanted: unknown): boolean {
  const { game, s, seat } = c;
  const { engine } = game;
  const spots = places(wanted).flatMap((place) => {
    const kinds = (Array.isArray(place.zone) ? place.zone : [place.zone]) as Kind[];
    const seats = place.of === 'you' ? [seat] : place.of === 'opponent' ? [1 - seat] : [1 - seat, seat];
    return kinds.flatMap((kind) => seats.map((to) => ({ kind, to })));
  });
  for (const clause of (Array.isArray(wanted) ? wanted : [wanted]) as { do?: string }[]) {
    for (const { zone: kind, who } of verbPlaces[clause.do ?? ''] ?? [])
      spots.push({ kind, to: who === 'you' ? seat : 1 - seat });
  }
  const holds = () => !codesNow(c).includes(c.refusal.code);
  const before = game.fork(s);
  for (const { kind, to } of spots) {
    for (const faceUp of [true, false]) {
      for (const e of spare(c)) {
        const onField = kind === 'monsters' || kind === 'spells';
        if (onField && !hasRoom(c, kind, to)) break;
        if ((kind === 'monsters') !== isMonster(c, e) && onField) continue;
        game.fork(before, s);
        s.card.owner[e] = to;
        lay(c, e, kind, to, faceUp);
        if (kind === 'monsters') {
          s.own.fresh[e] = 1;
          s.own.summoned[e] = summonKinds.indexOf('normal');
        }
        s.dirty = 1;
        if (holds()) return true;
      }
    }
  }
  game.fork(before, s);
  // Two of them may be needed: one of each kind.
  for (const { kind, to } of spots.filter((spot) => spot.kind === 'graveyard')) {
    for (const e of spare(c).slice(0, 40)) if (isMonster(c, e)) lay(c, e, kind, to);
    s.dirty = 1;
    if (holds()) return true;
  }
  void engine;
  return false;
}

const codesNow = (c: Case): string[] => c.game.explain(c.s, c.seat, c.game.encode(c.act)).map(({ code }) => code);

/** Makes a condition of an effect true, by what it asks. */
function fulfil(c: Case, test: Test): boolean {
  const { s, seat } = c;
  const card = number(c, 'card');
  const node = test as { test: string; of?: unknown; by?: string };
  const attackBy = (e: number): true => {
    s.attacker = e;
    s.attackerStay = s.card.stay[e] as number;
    s.own.doomed[e] = 0;
    return true;
  };
  switch (node.test) {
    case 'attack declared': {
      const [e] = cardsIn(c, 'monsters', 1 - seat);
      if (e === undefined) return supply(c, { cards: 'in', zone: 'monsters', of: 'opponent' }) || false;
      s.attackDeclared = 1;
      s.turnSeat = 1 - seat;
      return attackBy(e);
    }
    case 'no summon this turn':
      s.seatTurn.summons[seat] = 0;
      return true;
    case 'turn of':
      s.turnSeat = seat;
      return true;
    case 'battle step':
      s.phase = phase.battle;
      s.step = step.declared;
      return true;
    case 'attacking':
      return attackBy(card);
    case 'not': {
      const inner = node.of as { test: string };
      if (inner.test === 'attacked this turn') {
        s.own.attackedTurn[card] = 0;
        return true;
      }
      if (inner.test === 'some') {
        for (let e = 1; e <= s.entities; e++) if (s.card.host[e] === card) lay(c, e, 'graveyard', s.card.owner[e]);
        return true;
      }
      return false;
    }
    case 'some': {
      const cards = node.of as Cards;
      if (cards.cards !== 'where') return supply(c, cards);
      // the attacked monster, in defense
      const [e] = cardsIn(c, 'monsters', 1 - seat);
      if (e === undefined) return false;
      s.attacked = e;
      s.attackedStay = s.card.stay[e] as number;
      s.own.position[e] = 2;
      return true;
    }
    default:
      return false;
  }
}

/** The answer of the kind that is asked for. */
const answerOf: Readonly<Record<string, string>> = {
  pick: 'pick',
  option: 'choose',
  'yes or no': 'answer',
  place: 'place',
};

/** A legal act of the same type instead. */
const legalOne: Mend = ({ game, s, act }) => {
  const menu = new Int32Array(4096);
  const n = game.legal(s, menu);
  for (const d of menu.subarray(0, n)) {
    const other = game.decode(d);
    if (other.type === act.type) return other;
  }
  return false;
};

/** Cards whose first, second or third effect is one that a player activates. */
const usable = ['Tribe-Infecting Virus', 'Enemy Controller', 'Breaker the Magical Warrior'];

/** One mend a code. */
export const mends: Readonly<Record<string, Mend>> = {
  'game-over': ({ s }) => {
    s.result = 0;
    return true;
  },
  'not-your-decision': ({ s, seat }) => {
    s.decider = seat;
    return true;
  },
  'not-now': ({ game, s, act, refusal }) => {
    const there = (refusal.facts['acceptedIn'] as readonly string[])[0];
    const type = game.decisionTypes.indexOf(act.type);
    const to = game.engine.chart.configurations.find(
      ({ accepts, path }) => accepts.includes(type) && path.at(-1) === there,
    );
    if (!to) return false;
    s.configuration = to.id;
    return true;
  },
  'other-question': ({ game, s, refusal }) => {
    const type = answerOf[refusal.facts['kind'] as string];
    const [first] = [...game.domain(s, type ?? 'done')].map((d) => game.decode(d));
    return type !== undefined && first !== undefined ? first : false;
  },
  'not-a-candidate': legalOne,
  'already-picked': legalOne,
  'cannot-be-completed': legalOne,
  'no-such-option': legalOne,
  'out-of-range': legalOne,
  'place-taken': legalOne,
  'more-to-pick': ({ game, s, act }) => {
    const menu = new Int32Array(4096);
    for (let i = 0; i < 5; i++) {
      const n = game.legal(s, menu);
      if (Array.from(menu.subarray(0, n)).some((d) => game.decode(d).type === 'done')) return act;
      const pick = Array.from(menu.subarray(0, n)).find((d) => game.decode(d).type === 'pick');
      if (pick === undefined) return false;
      game.apply(s, pick);
    }
    return false;
  },
  'wrong-zone': (c) => {
    const [to] = c.refusal.facts['zones'] as readonly Kind[];
    const onField = to === 'monsters' || to === 'spells';
    if (to === undefined || (onField && !hasRoom(c, to, c.seat))) return false;
    // A spell or trap waits face-down, a monster or a card with a continuing effect lies face-up.
    return lay(c, named(c), to, c.seat, to !== 'hand' && effectOf(c).kind !== 'activation');
  },
  'condition-not-met': (c) => {
    const condition = effectOf(c).if?.[c.refusal.facts['condition'] as number];
    return condition !== undefined && fulfil(c, condition);
  },
  'limit-reached': ({ s }) => {
    s.limitCount = 0;
    for (const column of Object.values(s.limit)) column.fill(0);
    return true;
  },
  'cannot-pay': (c) => {
    const { s, seat } = c;
    const clause = effectOf(c).cost?.[c.refusal.facts['clause'] as number] as Clause;
    if (clause.do === 'pay life') {
      s.seat.life[seat] = 8000;
      return true;
    }
    if (clause.do === 'remove counters') {
      s.card.counter0[number(c, 'card')] = 1;
      return true;
    }
    return supply(c, [clause]);
  },
  'no-target': (c) => supply(c, effectOf(c).targets),
  'nothing-to-do': (c) => {
    if (effectOf(c).does?.some((clause) => clause.do === 'make tokens')) {
      for (const e of cardsIn(c, 'monsters', c.seat)) lay(c, e, 'graveyard', c.s.card.owner[e]);
      return true;
    }
    return supply(c, effectOf(c).does);
  },
  'nothing-to-answer': (c) => {
    const { game, s, seat } = c;
    const wanted = effectOf(c).respondsTo as { kind?: string; icon?: string } | undefined;
    const fits = (e: number): boolean => {
      const facts = tree(c, e).facts as { kind?: string; icon?: string };
      return facts.kind === wanted?.kind && (wanted?.icon === undefined || facts.icon === wanted.icon);
    };
    const source = Array.from({ length: s.entities }, (_, i) => i + 1).find(fits);
    if (source === undefined) return false;
    const r = Math.max(0, s.recordCount - 1);
    s.recordCount = r + 1;
    s.record.source[r] = source;
    s.record.seat[r] = 1 - seat;
    s.record.effect[r] = game.engine.definitionOf(s, source).effects[0] as number;
    return true;
  },
  'not-controller': (c) => {
    const e = named(c);
    const kind = (Object.keys(zone) as Kind[]).find((name) => zone[name] === c.s.card.zone[e] >> 1) as Kind;
    // The last free zone must not be taken by it.
    if ((kind === 'monsters' || kind === 'spells') && cardsIn(c, kind, c.seat).length > 3) return false;
    const faceUp = c.s.card.faceUp[e] === 1;
    c.s.card.owner[e] = c.seat;
    return lay(c, e, kind, c.seat, faceUp);
  },
  forbidden: (c) => {
    const by = named(c, 'by');
    for (let l = c.s.lingeringCount - 1; l >= 0; l--)
      if (c.s.lingering.source[l] === by) endLingering(c.game.engine, c.s, l);
    c.s.dirty = 1;
    // What only lingers is over; its card may be the very one that is to act.
    const still = c.game.explain(c.s, c.seat, c.game.encode(c.act)).some((one) => one.facts['by'] === by);
    if (still && c.s.card.zone[by] >> 1 === zone.monsters) lay(c, by, 'graveyard', c.s.card.owner[by] as number);
    c.s.dirty = 1;
    // Somebody else may forbid it as well.
    const next = c.game.explain(c.s, c.seat, c.game.encode(c.act)).find(({ code }) => code === 'forbidden');
    return next && next.facts['by'] !== by ? (mends['forbidden'] as Mend)({ ...c, refusal: next }) : true;
  },
  'damage-step': ({ s }) => {
    s.step = step.battle;
    return true;
  },
  'too-slow': ({ s }) => {
    s.recordCount = 0;
    return true;
  },
  'already-face-up': (c) => {
    c.s.card.faceUp[named(c)] = 0;
    return true;
  },
  'set-this-turn': (c) => {
    c.s.own.setTurn[named(c)] = 0;
    return true;
  },
  'own-turn-from-hand': ({ s, seat }) => {
    s.turnSeat = seat;
    return true;
  },
  'no-free-zone': (c) => {
    const [e] = cardsIn(c, 'spells', c.seat);
    return e !== undefined && lay(c, e, 'graveyard', c.s.card.owner[e] as number);
  },
  'only-main-phase': ({ s, seat }) => {
    s.phase = phase.main1;
    s.step = step.none;
    s.idle = 1;
    s.turnSeat = seat;
    s.recordCount = 0;
    return true;
  },
  'missed-timing': ({ s }) => {
    for (let e = 1; e <= s.entities; e++) if (s.own.fresh[e] === 4) s.own.fresh[e] = 1;
    return true;
  },
  'not-in-force-yet': ({ s, act }) => {
    const card = Number(act['card']);
    if (s.own.spent[card] === 0) return false;
    s.own.spent[card] = 0;
    return true;
  },
  'face-down': (c) => {
    c.s.card.faceUp[named(c)] = 1;
    return true;
  },
  'goes-off-by-itself': (c) => becomes(c, named(c), usable[number(c, 'effect')] as string),
  'no-such-effect': (c) =>
    c.act.type === 'specialSummon'
      ? c.act['effect'] === 0 && becomes(c, number(c, 'card'), 'Black Luster Soldier - Envoy of the Beginning')
      : becomes(c, number(c, 'card'), usable[number(c, 'effect')] as string),
  'not-offered': legalOne,
  'must-use': ({ game, s }) => {
    for (let t = s.triggerCount - 1; t >= 0; t--)
      if (game.engine.effects[s.trigger.effect[t] as number]?.tree.mandatory) dropTrigger(s, t);
    return true;
  },
  'out-of-reach': (c) => {
    c.s.card.known[named(c)] |= 1 << c.seat;
    return true;
  },
  'needs-tributes': (c) => hasRoom(c, 'monsters', c.seat) && becomes(c, named(c), 'Gemini Elf'),
  // Where no tribute is to be had, two facts would have to change.
  'needs-no-tributes': (c) =>
    cardsIn(c, 'monsters', c.seat).some((e) => tree(c, e).name.en !== 'Sheep Token') &&
    becomes(c, named(c), 'Summoned Skull'),
  'not-in-hand': (c) => {
    c.s.card.owner[named(c)] = c.seat;
    return lay(c, named(c), 'hand', c.seat, false);
  },
  'not-a-monster': (c) => becomes(c, named(c), 'Gemini Elf'),
  'normal-summon-used': ({ s, seat }) => {
    s.seatTurn.normalSummons[seat] = 0;
    return true;
  },
  'unending-loop': (c) => lay(c, named(c, 'by'), 'graveyard', c.s.card.owner[named(c, 'by')] as number),
  'special-only': (c) => becomes(c, named(c), 'Blue-Eyes White Dragon'),
  'not-enough-tributes': (c) => {
    const { needed, have } = c.refusal.facts as { needed: number; have: number };
    for (let i = have; i < needed; i++) {
      const e = spare(c).find((card) => isMonster(c, card));
      if (e === undefined || !hasRoom(c, 'monsters', c.seat)) return false;
      // An ordinary one: what it says on the field must not matter.
      becomes(c, e, 'Gemini Elf');
      lay(c, e, 'monsters', c.seat);
    }
    return true;
  },
  'no-monster-zone': (c) => {
    const [e] = cardsIn(c, 'monsters', c.seat);
    return e !== undefined && lay(c, e, 'graveyard', c.s.card.owner[e] as number);
  },
  'not-your-monster': (c) => hasRoom(c, 'monsters', c.seat) && lay(c, named(c), 'monsters', c.seat),
  'position-fixed': (c) => {
    c.s.own.fixedTurn[named(c)] = 0;
    return true;
  },
  'face-up': (c) => {
    c.s.card.faceUp[named(c)] = 0;
    return true;
  },
  'not-a-spell-or-trap': (c) => becomes(c, named(c), 'Pot of Greed'),
  'not-in-attack-position': (c) => {
    c.s.card.faceUp[named(c)] = 1;
    c.s.own.position[named(c)] = 1;
    return true;
  },
  'already-attacked': (c) => {
    c.s.own.attacks[named(c)] = 0;
    return true;
  },
  'other-attacker': (c) => {
    c.s.attacker = named(c);
    c.s.attackerStay = c.s.card.stay[named(c)] as number;
    return true;
  },
  'not-a-target': (c) =>
    hasRoom(c, 'monsters', 1 - c.seat) && named(c, 'target') !== number(c, 'attacker')
      ? lay(c, named(c, 'target'), 'monsters', 1 - c.seat)
      : false,
  'must-attack-a-monster': (c) => {
    for (const e of cardsIn(c, 'monsters', 1 - c.seat)) lay(c, e, 'graveyard', c.s.card.owner[e] as number);
    return true;
  },
  'already-attacked-it': (c) => {
    c.s.own.struckBy[named(c, 'target')] = 0;
    return true;
  },
  'deck-too-small': (c) => {
    const { game, s, seat } = c;
    const other = game.engine.zoneRow(zone.deck, 1 - seat);
    for (let n = 0; n < 5 && s.zone.head[other] !== 0; n++) {
      const e = s.zone.head[other] as number;
      s.card.owner[e] = seat;
      lay(c, e, 'deck', seat, false);
    }
    return true;
  },
  'summon-pending': ({ s }) => {
    s.summonNegated = 0;
    return true;
  },
  'attacks-only-directly': (c) => becomes(c, number(c, 'attacker'), 'Gemini Elf'),
  'cannot-be-attacked': (c) => becomes(c, named(c, 'target'), 'Gemini Elf'),
  'must-attack-another': (c) => {
    const seat = 1 - c.seat;
    for (const e of cardsIn(c, 'monsters', seat)) if (e !== c.act['target']) becomes(c, e, 'Gemini Elf');
    return becomes(c, number(c, 'attacker'), 'Gemini Elf');
  },
  'cannot-pay-for-attack': ({ s, seat }) => {
    s.seat.life[seat] = 8000;
    return true;
  },
  'battle-skipped': ({ s }) => {
    s.obligationCount = 0;
    for (const column of Object.values(s.obligation)) column.fill(0);
    return true;
  },
  'no-chains': ({ s }) => {
    s.recordCount = 0;
    return true;
  },
  'enough-for-the-turn': ({ s, seat }) => {
    s.played.spells[seat] = 0;
    s.played.traps[seat] = 0;
    return true;
  },
  'must-attack': (c) => {
    for (const e of cardsIn(c, 'monsters', c.seat)) c.s.own.attacks[e] = 1;
    return true;
  },
  'no-battle-in-the-first-turn': ({ s }) => {
    s.turn = 2;
    return true;
  },
};

/** What may come to light once reasons have gone: rules that are skipped while those others do not hold. */
export function mayAppear({ game, s, seat, act }: Case, gone: readonly string[]): ReadonlySet<string> {
  const type = game.engine.decisionTypes[game.decisionTypes.indexOf(act.type)];
  const [a = 0, b = 0, c = 0] = Object.values(act).slice(1) as number[];
  const own = type?.rules ?? [];
  const further = type?.rulesOf?.(s, seat, a, b, c)?.rules ?? [];
  // Until the game goes on and the chart accepts the act, nothing else is asked.
  if (gone.includes('not-now') || gone.includes('game-over'))
    return new Set(['not-your-decision', 'not-now', ...[...own, ...further].map(({ code }) => code)]);
  // Whoever is not asked a question reads nothing of it.
  if (gone.includes('not-your-decision') && (answers as readonly string[]).includes(act.type))
    return new Set(own.map(({ code }) => code));
  const after = new Set(gone);
  for (let grown = 0; grown !== after.size; ) {
    grown = after.size;
    for (const rule of [...own, ...further]) if (rule.needs?.some((code) => after.has(code))) after.add(rule.code);
    // An effect's rules are asked when none of the act's own has failed.
    if (own.some(({ code }) => after.has(code))) for (const rule of further) after.add(rule.code);
  }
  // A card of another controller is asked for other monsters; what is laid to fulfil a condition may forbid the act.
  if (after.has('not-controller')) after.add('condition-not-met');
  if (gone.includes('condition-not-met')) after.add('forbidden');
  // What forbids it and is taken away may be what it would target.
  if (gone.includes('forbidden')) after.add('no-target');
  return after;
}
