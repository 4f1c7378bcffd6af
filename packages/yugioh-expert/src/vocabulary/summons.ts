import { type Amount, type Check, type Compiler, freePlace, isFree, type Test, type Who } from '@rulechart/core';
import { type Duel, kindsOf, type SummonKind, type SummonWay, summonFamilies, summonKinds, zone } from '../duel.ts';
import { type Attribute, attributeBit } from '../printed.ts';
import { makes } from '../rules/materials.ts';
import { mayNormalSummon } from '../rules/normalSummon.ts';
import { maySummonProperly } from '../rules/revival.ts';
import { servesFor } from '../rules/tributes.ts';

/** Tests about summons: one that is declared, and whether one could be made. */
export type SummonTest =
  | { readonly test: 'summon declared'; readonly by?: Who; readonly as?: readonly SummonWay[]; readonly which?: Test }
  | { readonly test: 'fusable'; readonly from: readonly string[]; readonly without?: string }
  | { readonly test: 'ritual possible'; readonly exactly: boolean; readonly total?: number }
  | { readonly test: 'tributed for a tribute summon' }
  | { readonly test: 'tribute summoned with'; readonly attribute: Attribute }
  | { readonly test: 'tributes'; readonly atLeast: number }
  | { readonly test: 'serves' | 'summoned with fewer tributes' | 'there before this' }
  | { readonly test: 'normal summonable'; readonly as?: 'normal' | 'set' }
  | { readonly test: 'place beside' }
  | { readonly test: 'awakened' | 'room among spells' | 'room among monsters' | 'moved itself this turn' }
  | { readonly test: 'summoned this turn'; readonly special: boolean }
  | { readonly test: 'beside'; readonly name: string }
  | { readonly test: 'in column'; readonly column: Amount }
  | { readonly test: 'summoned for'; readonly which: Test }
  | { readonly test: 'brought by'; readonly name: string }
  | { readonly test: 'attached as'; readonly slot: string };

type Args<T extends SummonTest['test']> = Extract<SummonTest, { test: T }>;

const specially: readonly number[] = summonFamilies.specially.map((kind) => summonKinds.indexOf(kind));

/** How those tests are compiled. */
export const summonTests: { [T in SummonTest['test']]: (node: Args<T>, c: Compiler<Duel>) => Check<Duel> } = {
  /** it may be negated now: it is no success yet */
  'summon declared': (node, c) => {
    const by = node.by === undefined ? null : c.isWho(node.by);
    const as = node.as && kindsOf(node.as).map((kind) => summonKinds.indexOf(kind as SummonKind));
    const which = node.which === undefined ? null : c.in('which').test(node.which);
    return (s, x) =>
      s.summoning !== 0 &&
      s.summonNegated >= 2 &&
      (by === null || by(s, x.you, s.card.controller[s.summoning])) &&
      (as === undefined || as.includes(s.summonKind)) &&
      (which === null || which(s, x, s.summoning));
  },
  /** there is what this fusion monster is made of */
  fusable: (node, c) => {
    const from = c.gather({ cards: 'in', zone: node.from, of: 'you' });
    return (s, x, it) => maySummonProperly(c.engine, s, x.you, it) && makes(c.engine, s, x, it, [], [...from(s, x)]);
  },
  /** enough can be tributed for this ritual monster */
  'ritual possible': ({ total: wanted, exactly }, c) => {
    const from = c.gather({
      cards: 'in',
      zone: ['hand', 'monsters'],
      of: 'you',
      where: { test: 'kind', is: 'monster' },
    });
    const level = c.engine.statOf[c.engine.stats.id('level')] as (s: Duel, e: number) => number;
    return (s, x, it) => {
      if (!maySummonProperly(c.engine, s, x.you, it)) return false;
      const needed = wanted ?? level(s, it);
      const field = c.engine.zoneRow(zone.monsters, x.you);
      const full = freePlace(c.engine, s, field) === 0;
      const all = [...from(s, x)].filter((e) => e !== it);
      const reach = (at: number, total: number, room: boolean): boolean => {
        if ((exactly ? total === needed : total >= needed) && room && total > 0) return true;
        if (total >= needed && exactly) return false;
        for (let i = at; i < all.length; i++) {
          const e = all[i] as number;
          if (reach(i + 1, total + level(s, e), room || s.card.zone[e] === field)) return true;
        }
        return false;
      };
      return reach(0, 0, !full);
    };
  },
  /** what happens is a tribute that is paid for a tribute summon, not for a set and not by an effect */
  'tributed for a tribute summon': (_, { engine }) => {
    const rule = engine.causes.id('rule');
    const kind = summonKinds.indexOf('tribute');
    return (s, x) => x.event >= 0 && s.event.cause[x.event] === rule && s.summoning !== 0 && s.summonKind === kind;
  },
  /** one of the tributes for its summon had this attribute */
  'tribute summoned with': (node) => {
    const bit = attributeBit(node.attribute);
    return (s, _, it) => (s.own.tributeAttributes[it] & bit) !== 0;
  },
  /** so many monsters were tributed for its summon */
  tributes:
    ({ atLeast }) =>
    (s, _, it) =>
      s.own.tributeAttributes[it] >> 6 >= atLeast,
  /** asked of what may be tributed, of the monster that is summoned: it takes such a tribute */
  serves:
    (_, { engine }) =>
    (s, x, it) =>
      servesFor(engine, s, x.you, it, x.source),
  /** it has lain face-up for longer than this card */
  'there before this': () => (s, x, it) => s.card.stamp[it] < s.card.stamp[x.source],
  'summoned with fewer tributes': () => (s, _, it) => s.card.memory1[it] === 1,
  'normal summonable':
    ({ as }, { engine }) =>
    (s, x, it) =>
      (as !== 'set' && mayNormalSummon(engine, s, x.you, it, 'normal')) ||
      (as !== 'normal' && mayNormalSummon(engine, s, x.you, it, 'set')),
  /** a gemini monster that has been summoned once more */
  awakened: () => (s, _, it) => s.own.awakened[it] === 1,
  'summoned this turn':
    ({ special }) =>
    (s, _, it) =>
      s.own.summonedTurn[it] === s.turn &&
      s.own.summonedTurn[it] > 0 &&
      (!special || specially.includes(s.own.summoned[it])),
  /** asked of the number of a column: it is free and next to the one in which the card known by this name lies */
  beside: (node, c) => {
    const named = c.gather({ cards: 'named', name: node.name });
    return (s, x, place) => {
      const [card] = named(s, x);
      if (card === undefined || Math.abs(s.card.place[card] - place) !== 1) return false;
      return isFree(c.engine, s, s.card.zone[card], place);
    };
  },
  /** a column next to its own is free */
  'place beside': (_, c) => (s, _x, it) =>
    isFree(c.engine, s, s.card.zone[it], s.card.place[it] - 1) ||
    isFree(c.engine, s, s.card.zone[it], s.card.place[it] + 1),
  'in column': (node, c) => {
    const column = c.in('column').amount(node.column);
    return (s, x, it) => s.card.place[it] === column(s, x, it);
  },
  /** the monster that tributes are paid for is such a one */
  'summoned for': (node, c) => {
    const which = c.in('which').test(node.which);
    return (s, x) => {
      const card = (c.engine.notes['tributed for'] as number | undefined) || s.summoning;
      return card !== 0 && which(s, x, card);
    };
  },
  /** what has brought it to the field (it may have left since) is called this */
  'brought by': (node, { engine }) => {
    const id = engine.nameId(node.name);
    return (s, _, it) => {
      const by =
        s.card.zone[it] >> 1 === zone.monsters ? s.card.definition[s.card.cameBy[it]] : s.own.lastBroughtBy[it];
      return engine.definitions[by]?.nameId === id;
    };
  },
  'moved itself this turn': () => (s, x) =>
    s.card.cameTurn[x.source] === s.turn &&
    s.card.cameBy[x.source] === x.source &&
    s.card.lastZone[x.source] > zone.hand,
  'room among monsters': (_, c) => (s, x) => freePlace(c.engine, s, c.engine.zoneRow(zone.monsters, x.you)) > 0,
  'room among spells': (_, c) => (s, x) => freePlace(c.engine, s, c.engine.zoneRow(zone.spells, x.you)) > 0,
  'attached as': (node, c) => {
    const slot = c.engine.slots.id(node.slot, c.where);
    return (s, _, it) => s.card.slot[it] === slot && s.card.host[it] !== 0;
  },
};
