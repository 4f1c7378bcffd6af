import {
  type Cards,
  type Check,
  type Compiler,
  type Context,
  forbiddenBy,
  holderOf,
  isFree,
  type Measure,
  type Select,
  type Vocabulary,
  type Who,
} from '@rulechart/core';
import {
  ATTACK,
  type Duel,
  type EffectKind,
  kindsOf,
  type Phase,
  phase,
  SUMMONED,
  type SummonWay,
  step,
  summonKinds,
  zone,
} from './duel.ts';
import {
  attributes,
  type CardFacts,
  type Icon,
  icons,
  MONSTER,
  printed,
  races,
  SPELL,
  type Sub,
  subs,
  TRAP,
} from './printed.ts';
import { isControlReset } from './rules/checks.ts';
import { mayBeRemoved } from './rules/reach.ts';
import { maySpecialSummon } from './rules/revival.ts';
import { attributesOf, hasIcon, isOfKind, racesOf, subsOf } from './rules/role.ts';
import { type BattleTest, battleTests } from './vocabulary/battle.ts';
import { type ChainTest, chainTests } from './vocabulary/chain.ts';
import { materials, tributes } from './vocabulary/materials.ts';
import { type NameTest, nameTests } from './vocabulary/names.ts';
import { numbers } from './vocabulary/numbers.ts';
import { selections } from './vocabulary/selections.ts';
import { type SummonTest, summonTests } from './vocabulary/summons.ts';

const kinds = { monster: MONSTER, spell: SPELL, trap: TRAP } as const;

/** Tests that only these rules know, as a card's tree gives them. */
export type OwnTest =
  | { readonly test: 'kind'; readonly is: keyof typeof kinds }
  | { readonly test: 'attribute'; readonly is: (typeof attributes)[number] }
  | { readonly test: 'race'; readonly is: (typeof races)[number] }
  | { readonly test: 'declared race' | 'declared attribute' | 'declared kind' }
  | { readonly test: 'sub'; readonly is: Sub }
  | { readonly test: 'icon'; readonly is: Icon }
  | { readonly test: 'position'; readonly is: 'attack' | 'defense' }
  | { readonly test: 'group'; readonly name: string }
  | { readonly test: 'attacking' }
  | { readonly test: 'attack target' }
  | { readonly test: 'attack declared'; readonly by: Who }
  | { readonly test: 'summon succeeded'; readonly by?: Who }
  | { readonly test: 'just summoned'; readonly by?: Who; readonly as?: readonly SummonWay[] }
  | { readonly test: 'summoned as'; readonly kinds: readonly SummonWay[] }
  | { readonly test: 'phase'; readonly is: Phase }
  | { readonly test: 'battle step' }
  | { readonly test: 'attacked this turn' }
  | { readonly test: 'appeared this turn' }
  | { readonly test: 'summonable' }
  | {
      readonly test: 'answers';
      readonly kind?: keyof typeof kinds;
      readonly icon?: Icon;
      readonly of?: Who;
      readonly activation?: boolean;
      readonly effect?: EffectKind;
      /** a fact of what would happen: it draws, it special summons … */
      readonly does?: string;
      /** that is all that would happen */
      readonly only?: boolean;
      /** the zone it is used in */
      readonly in?: string;
    }
  | { readonly test: 'answered targets' }
  | { readonly test: 'no summon this turn' }
  | { readonly test: 'same name as'; readonly name: string }
  | { readonly test: 'doomed' }
  | { readonly test: 'removable' | 'tributable' }
  | { readonly test: 'by this card' | 'by host' }
  | { readonly test: 'was'; readonly name: string }
  | { readonly test: 'as many of'; readonly stat: 'level'; readonly among: Cards }
  | { readonly test: 'marked'; readonly mark: string }
  | { readonly test: 'usable place' | 'usable column' }
  | NameTest
  | { readonly test: 'sum of'; readonly stat: 'level'; readonly among: Cards }
  | SummonTest
  | BattleTest
  | ChainTest;

type Args<T extends OwnTest['test']> = Extract<OwnTest, { test: T }>;

const tests: { [T in OwnTest['test']]: (node: Args<T>, c: Compiler<Duel>) => Check<Duel> } = {
  kind: (node, c) => {
    const kind = kinds[node.is] ?? c.fail(`there is no kind "${node.is}"`);
    return (s, _, it) => isOfKind(c.engine, s, it, kind);
  },
  attribute: (node, c) => {
    const bit = 1 << known(attributes, node.is, 'attribute', c);
    return (s, _, it) => (attributesOf(c.engine, s, it) & bit) !== 0;
  },
  race: (node, c) => {
    const bit = 1 << known(races, node.is, 'race', c);
    return (s, _, it) => (racesOf(c.engine, s, it) & bit) !== 0;
  },
  'declared race':
    (_, { engine }) =>
    (s, x, it) =>
      ((racesOf(engine, s, it) >>> declared(s, x)) & 1) === 1,
  'declared attribute':
    (_, { engine }) =>
    (s, x, it) =>
      ((attributesOf(engine, s, it) >>> declared(s, x)) & 1) === 1,
  'declared kind':
    (_, { engine }) =>
    (s, x, it) =>
      isOfKind(engine, s, it, MONSTER + declared(s, x)),
  sub: (node, c) => {
    const bit = 1 << known(subs, node.is, 'sub-kind', c);
    return (s, _, it) => (subsOf(c.engine, s, it) & bit) !== 0;
  },
  icon: (node, c) => {
    known(icons, node.is, 'icon', c);
    return (s, _, it) => hasIcon(c.engine, s, it, node.is);
  },
  position: (node) => {
    const position = node.is === 'attack' ? 1 : 2;
    return (s, _, it) => s.own.position[it] === position;
  },
  group: (node, c) => {
    let members: Uint8Array | null = null;
    return (s, _, it) => {
      members ??= Uint8Array.from(c.engine.definitions, ({ tree }) =>
        (tree.facts as unknown as CardFacts).groups?.includes(node.name) || tree.name.ja.includes(node.name) ? 1 : 0,
      );
      return members[s.card.definition[it]] === 1;
    };
  },
  attacking: () => (s, _, it) => it !== 0 && it === s.attacker && s.card.stay[it] === s.attackerStay,
  'attack target': () => (s, _, it) => it !== 0 && it === s.attacked && s.card.stay[it] === s.attackedStay,
  'attack declared': (node, c) => {
    const by = c.isWho(node.by);
    return (s, x) =>
      // Whatever has become of the attacker since, it was declared.
      s.attackDeclared === 1 && s.attacker !== 0 && by(s, x.you, s.turnSeat);
  },
  'summon succeeded': (node, c) => {
    const by = c.isWho(node.by ?? 'either');
    return (s, x) =>
      ((s.seat.recent[0] & SUMMONED) !== 0 && by(s, x.you, 0)) ||
      ((s.seat.recent[1] & SUMMONED) !== 0 && by(s, x.you, 1));
  },
  'just summoned': (node, c) => {
    const by = node.by === undefined ? null : c.isWho(node.by);
    const as = node.as && kindsOf(node.as).map((kind) => known(summonKinds, kind, 'kind of summon', c));
    return (s, x, it) =>
      s.own.fresh[it] === 1 &&
      s.card.zone[it] >> 1 === zone.monsters &&
      (by === null || by(s, x.you, s.card.controller[it])) &&
      (as === undefined || as.includes(s.own.summoned[it]));
  },
  'summoned as': (node, c) => {
    const as = kindsOf(node.kinds).map((kind) => known(summonKinds, kind, 'kind of summon', c));
    return (s, _, it) => as.includes(s.own.summoned[it]);
  },
  phase: (node, c) => {
    const number = phase[node.is] ?? c.fail(`there is no phase "${node.is}"`);
    return (s) => s.phase === number;
  },
  'battle step': () => (s) => s.phase === phase.battle && (s.step === step.battle || s.step === step.declared),
  'attacked this turn': () => (s, _, it) => s.own.attackedTurn[it] === s.turn && s.turn > 0,
  'appeared this turn': () => (s, _, it) => s.own.shownTurn[it] === s.turn,
  summonable: (_, c) => (s, x, it) => maySpecialSummon(c.engine, s, x.you, it),
  answers: (node, c) => {
    const { does, only } = node;
    const kind = node.kind === undefined ? 0 : (kinds[node.kind] ?? c.fail(`there is no kind "${node.kind}"`));
    const where = node.in === undefined ? 0 : c.engine.zones.id(node.in, c.where);
    const icon = node.icon === undefined ? -1 : known(icons, node.icon, 'icon', c);
    const of = node.of === undefined ? null : c.isWho(node.of);
    const effect = node.activation ? 'activation' : node.effect;
    const effectKind = effect === undefined ? -1 : c.engine.kinds.id(effect, c.where);
    return (s, x) => {
      const r = s.recordCount - 1;
      if (r < 0) return false;
      const definition = s.card.definition[s.record.source[r]];
      const facts = printed(c.engine);
      if (kind > 0 && facts.kind[definition] !== kind) return false;
      if (icon >= 0 && facts.icon[definition] !== icon) return false;
      if (where > 0 && s.record.zoneThen[r] !== where) return false;
      const answered = c.engine.effects[s.record.effect[r]];
      if (effectKind >= 0 && answered?.kind !== effectKind) return false;
      if (does !== undefined) {
        const done = c.engine.effects[s.record.performs[r]]?.facts.filter(({ as }) => as === 'effect') ?? [];
        if (!done.some(({ fact }) => fact === does)) return false;
        // What it costs its player later is not what it does now.
        const later = ({ fact, who }: (typeof done)[number]): boolean => fact === 'skips a phase' && who === 'you';
        if (only && !done.every((what) => what.fact === does || later(what))) return false;
      }
      return of === null || of(s, x.you, s.record.seat[r]);
    };
  },
  'answered targets': (_, c) => {
    const target = c.engine.bindingName('target');
    return (s, x, it) => {
      const r = x.record > 0 ? x.record - 2 : s.recordCount - 1;
      if (r < 0) return false;
      for (let row = 0; row < s.bindingCount; row++) {
        if (s.binding.holder[row] === 1000 + r && s.binding.name[row] === target && s.binding.card[row] === it)
          return true;
      }
      return false;
    };
  },
  'no summon this turn': () => (s, x) => s.seatTurn.summons[x.you] === 0,
  'same name as': (node, c) => {
    const other = c.gather({ cards: 'named', name: node.name });
    const gone = c.named(node.name);
    return (s, x, it) => {
      // The named card may have left already: what it was called is still known.
      let card = other(s, x).at[0];
      if (other(s, x).length === 0) {
        card = 0;
        for (let row = 0; row < s.bindingCount; row++) {
          if (s.binding.name[row] === gone && x.record > 0 && s.binding.holder[row] === 999 + x.record)
            card = s.binding.card[row];
        }
      }
      return card !== 0 && c.engine.definitionOf(s, card).nameId === c.engine.definitionOf(s, it).nameId;
    };
  },
  doomed: () => (s, _, it) => s.own.doomed[it] === 1,
  marked: (node, c) => {
    const mark = c.engine.marks.id(node.mark, c.where);
    return (s, _, it) => ((s.standing.marks[it] >>> mark) & 1) === 1;
  },
  'by this card': () => (s, x) => x.event >= 0 && s.event.by[x.event] === x.source,
  /** what this card is attached to has brought it about */
  'by host': (_, c) => {
    const host = c.gather({ cards: 'host' });
    return (s, x) => x.event >= 0 && s.event.by[x.event] !== 0 && host(s, x).has(s.event.by[x.event]);
  },
  /** the card that was known by this name, whether or not it has moved since */
  was: (node, c) => {
    const name = c.named(node.name);
    return (s, x, it) => {
      if (x.lingering === 0) return false;
      const holder = holderOf.lingering(s.lingering.key[x.lingering - 1]);
      for (let row = 0; row < s.bindingCount; row++) {
        if (s.binding.holder[row] === holder && s.binding.name[row] === name && s.binding.card[row] === it) return true;
      }
      return false;
    };
  },
  /** there is a card among those with the same value */
  'as many of': (node, c) => {
    const among = c.gather(node.among);
    const read = c.engine.statOf[c.engine.stats.id(node.stat, c.where)] as (s: Duel, e: number) => number;
    return (s, x, it) => {
      const value = read(s, it);
      for (const e of among(s, x)) if (read(s, e) === value) return true;
      return false;
    };
  },
  /** some of those cards add up to its value, exactly */
  'sum of': (node, c) => {
    const among = c.gather(node.among);
    const read = c.engine.statOf[c.engine.stats.id(node.stat, c.where)] as (s: Duel, e: number) => number;
    return (s, x, it) => {
      let sums = 1; // one bit for each sum that can be reached
      for (const e of among(s, x)) sums |= sums << read(s, e);
      return ((sums >>> read(s, it)) & 1) === 1;
    };
  },
  /** asked of the number of a place among one's monsters: it is free, and nothing makes it unusable */
  'usable place':
    (_, { engine }) =>
    (s, x, place) => {
      const row = engine.zoneRow(zone.monsters, x.you);
      const blocked = engine.rules.blockedPlaces?.(s, row, engine) ?? 0;
      return isFree(engine, s, row, place) && ((blocked >>> place) & 1) === 0;
    },
  ...nameTests,
  ...summonTests,
  ...battleTests,
  ...chainTests,
  'usable column':
    (_, { engine }) =>
    (s, x, place) => {
      const row = engine.zoneRow(zone.spells, x.you);
      return (
        isFree(engine, s, row, place) && (((engine.rules.blockedPlaces?.(s, row, engine) ?? 0) >>> place) & 1) === 0
      );
    },
  removable:
    (_, { engine }) =>
    (s, x, it) =>
      mayBeRemoved(engine, s, x.you, x.source, it),
  tributable: notForbidden('be tributed'),
};

/** What was declared: an index into its list. */
const declared = (s: Duel, x: Context): number =>
  x.record > 0 ? s.record.declared0[x.record - 1] : x.frame >= 0 ? s.frame.answer[x.frame] : 0;

function known(list: readonly string[], value: string, what: string, c: Compiler<Duel>): number {
  const at = list.indexOf(value);
  return at >= 0 ? at : c.fail(`there is no ${what} "${value}"; one of ${list.join(', ')}`);
}

const values: Record<string, (node: never, c: Compiler<Duel>) => Measure<Duel>> = {
  /** ATK or DEF as it last was on the field, of a card that may have left */
  last: (node: { stat: 'atk' | 'def'; name: string }, c) => {
    const name = c.named(node.name);
    const column = node.stat === 'atk' ? 'lastAtk' : 'lastDef';
    return (s, x) => {
      for (let row = 0; row < s.bindingCount; row++) {
        const holder = s.binding.holder[row];
        const mine = (x.record > 0 && holder === 999 + x.record) || (x.frame >= 0 && holder === 1 + x.frame);
        if (!mine || s.binding.name[row] !== name) continue;
        const card = s.binding.card[row];
        const there = s.card.stay[card] === s.binding.stay[row] && s.card.zone[card] >> 1 === zone.monsters;
        return there ? Math.max(0, s.now[node.stat][card]) : s.own[column][card];
      }
      return 0;
    };
  },
  'over the hand limit': (_, c) => (s, x) =>
    Math.max(0, s.zone.size[c.engine.zoneRow(zone.hand, x.you)] - (c.engine.notes['hand limit'] as number)),
  'life points': (node: { who: Who }, c) => {
    const seat = c.who(node.who);
    return (s, x, it) => s.seat.life[seat(s, x, it)];
  },
};

const cards: Record<string, (node: never, c: Compiler<Duel>) => Select<Duel>> = {
  attacker: () => (s, _, __, out) => {
    if (s.attacker !== 0 && s.card.stay[s.attacker] === s.attackerStay) out.push(s.attacker);
  },
  'attack target': () => (s, _, __, out) => {
    if (s.attacked !== 0 && s.card.stay[s.attacked] === s.attackedStay) out.push(s.attacked);
  },
  /** the monster this card fights with in the present battle */
  'battle opponent': () => (s, x, __, out) => {
    if (x.source === s.attacker && s.attacked !== 0 && s.card.stay[s.attacked] === s.attackedStay) out.push(s.attacked);
    else if (x.source === s.attacked && s.attacker !== 0 && s.card.stay[s.attacker] === s.attackerStay)
      out.push(s.attacker);
  },
  /** the card whose activation is answered */
  answered: () => (s, x, __, out) => {
    const r = x.record > 0 ? x.record - 2 : s.recordCount - 1;
    if (r >= 0 && s.card.stay[s.record.source[r]] === s.record.stay[r]) out.push(s.record.source[r]);
  },
  /** equips that have lost what they were attached to */
  'fallen equips': (_, c) => (s, __, ___, out) => {
    for (let seat = 0; seat < 2; seat++) {
      const row = c.engine.zoneRow(zone.spells, seat);
      for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e])
        if (s.card.slot[e] !== 0 && s.card.host[e] === 0) out.push(e);
    }
  },
  /** monsters whose control is reset */
  'reset in control': (_, c) => (s, __, ___, out) => {
    for (let seat = 0; seat < 2; seat++) {
      const row = c.engine.zoneRow(zone.monsters, seat);
      for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) if (isControlReset(s, e)) out.push(e);
    }
  },
  /** what the battle has doomed */
  doomed: (_, c) => (s, __, ___, out) => {
    for (let seat = 0; seat < 2; seat++) {
      const row = c.engine.zoneRow(zone.monsters, seat);
      for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) if (s.own.doomed[e] === 1) out.push(e);
    }
  },
  /** spells and traps that have been activated and do not stay */
  spent: (_, c) => (s, __, ___, out) => {
    for (const kind of [zone.spells, zone.field]) {
      for (let seat = 0; seat < 2; seat++) {
        const row = c.engine.zoneRow(kind, seat);
        for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) if (s.own.spent[e] === 1) out.push(e);
      }
    }
  },
  /** the monster that is being summoned */
  summoning: () => (s, _, __, out) => {
    if (s.summoning !== 0) out.push(s.summoning);
  },
  /** monsters in Attack Position that something keeps in Defense Position */
  'out of position': (_, c) => {
    const mark = c.engine.marks.id('kept in defense position');
    return (s, __, ___, out) => {
      for (let seat = 0; seat < 2; seat++) {
        const row = c.engine.zoneRow(zone.monsters, seat);
        for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e])
          if (s.own.position[e] === ATTACK && (s.standing.marks[e] >>> mark) & 1) out.push(e);
      }
    };
  },
  /** monsters an effect of their own destroys */
  'self-destroying': (_, c) => {
    const mark = c.engine.marks.id('destroys itself');
    return (s, __, ___, out) => {
      for (let seat = 0; seat < 2; seat++) {
        const row = c.engine.zoneRow(zone.monsters, seat);
        for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) if ((s.standing.marks[e] >>> mark) & 1) out.push(e);
      }
    };
  },
};

/** The nodes these rules add to the core's trees. */
export const vocabulary: Vocabulary<Duel> = {
  tests: tests as never,
  values: { ...values, ...numbers },
  cards: { ...cards, ...selections },
  constraints: { materials, tributes } as never,
};

/** Whether nothing forbids the player of the effect to do this to the card. */
function notForbidden(word: string): (node: unknown, c: Compiler<Duel>) => Check<Duel> {
  return (_, c) => {
    const act = c.engine.acts.id(word);
    return (s, x, it) => forbiddenBy(c.engine, s, act, x.you, it) < 0;
  };
}
