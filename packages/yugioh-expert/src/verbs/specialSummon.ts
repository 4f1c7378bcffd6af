import {
  CardList,
  type Cards,
  type Clause,
  type Context,
  type Engine,
  forEach,
  freePlace,
  named,
  oneOf,
  suru,
  type Who,
} from '@rulechart/core';
import { ATTACK, DEFENSE, type Duel, type SummonKind, summonKinds, zone } from '../duel.ts';
import { PROPERLY } from '../happenings.ts';
import { maySpecialSummon, maySummonProperly } from '../rules/revival.ts';
import { defineVerb, intends } from './verb.ts';

type Position = 'attack' | 'defense' | 'face-down' | 'as it was';

/** How a monster is brought out: by a fusion or ritual summon, or properly though its text stands against other ways. */
export interface How {
  readonly kind?: SummonKind | undefined;
  readonly properly?: boolean | undefined;
  /** the name by which later clauses know what was summoned */
  readonly as?: string;
  /** who chooses the position; absent: whose field it is */
  readonly chosenBy?: Who;
}

const positionJa = {
  attack: '表側攻撃表示',
  defense: '表側守備表示',
  'face-down': '裏側守備表示',
  'as it was': '同じ表示形式',
} as const;
const positionEn = {
  attack: 'face-up Attack Position',
  defense: 'face-up Defense Position',
  'face-down': 'face-down Defense Position',
  'as it was': 'the same battle position',
} as const;

const room = (engine: Engine<Duel>, s: Duel, seat: number): boolean =>
  freePlace(engine, s, engine.zoneRow(zone.monsters, seat)) > 0;

const proper = ({ kind, properly }: How): boolean => kind === 'fusion' || kind === 'ritual' || properly === true;

const word = defineVerb('special summon', {
  args: (cards: Cards, position: Position, to: Who = 'you', how: How = {}) => ({ cards, position, to, ...how }),
  facts: ({ cards }) => [
    {
      fact: 'special summons',
      cards,
      ...(cards.cards === 'in' && typeof cards.zone === 'string' ? { from: cards.zone } : {}),
    },
  ],
  ja: ({ cards, position, to }, say) =>
    suru(
      `${say.cards(cards)}を${position === 'as it was' ? '元の' : to === 'you' ? '自分' : say.who(to)}フィールド上に${positionJa[position]}で`,
      '特殊召喚',
    ),
  en: ({ cards, position, to }, say) =>
    `Special Summon ${say.cards(cards)} to ${position === 'as it was' ? 'the same' : to === 'you' ? 'your' : `${say.who(to)}'s`} field in ${positionEn[position]}`,
  room: ({ to, position }, c) => {
    if (position === 'as it was') return () => true;
    const seat = c.who(to);
    return (s, x, it) => room(c.engine, s, seat(s, x, it));
  },
  possible: ({ cards, to, position, kind, properly }, c) => {
    const found = new CardList();
    const from = c.cards(cards);
    const seat = c.who(to);
    const back = position === 'as it was';
    const may = proper({ kind, properly }) ? maySummonProperly : maySpecialSummon;
    return (s, x, it) => {
      if (!back && !room(c.engine, s, seat(s, x, it))) return false;
      found.length = 0;
      from(s, x, it, found);
      for (const e of found)
        if (may(c.engine, s, x.you, e) && (!back || room(c.engine, s, s.card.lastController[e]))) return true;
      return false;
    };
  },
  deed: ({ cards, position, to, kind = 'special', properly }, c) => {
    const found = c.gather(cards);
    const there = c.who(to);
    const back = position === 'as it was';
    const seat = back ? (s: Duel, _: Context, e: number): number => s.card.lastController[e] : there;
    const write = intends(c, 'summon');
    const may = proper({ kind, properly }) ? maySummonProperly : maySpecialSummon;
    const detail = summonKinds.indexOf(kind) + (properly ? PROPERLY : 0);
    return (s, x) => {
      for (const card of found(s, x)) {
        if (!may(c.engine, s, x.you, card)) continue;
        write(s, x, {
          card,
          seat: seat(s, x, card),
          faceUp: position !== 'face-down',
          amount: back ? s.own.gone[card] >> 3 : position === 'attack' ? ATTACK : DEFENSE,
          detail,
        });
      }
    };
  },
});

/** How a choice between positions is worded. */
export const positionLabels = {
  attack: { ja: '表側攻撃表示', en: 'face-up Attack Position' },
  defense: { ja: '表側守備表示', en: 'face-up Defense Position' },
  'face-down': { ja: '裏側守備表示', en: 'face-down Defense Position' },
} as const;

/**
 * 特殊召喚する, in a position the effect gives (face-up, face-down in defense, or `as it was`: where and how it was before
 * it went), or one that its player chooses: any face-up one (`either`), or attack or face-down.
 */
export const specialSummon = (
  cards: Cards,
  position: Position | 'either' | 'attack or face-down' = 'either',
  to: Who = 'you',
  { chosenBy = to, ...how }: How = {},
): Clause => {
  if (position !== 'either' && position !== 'attack or face-down') return word(cards, position, to, how);
  const option = (one: keyof typeof positionLabels) => ({
    label: positionLabels[one],
    does: [word(cards, one, to, how)],
  });
  return oneOf([option('attack'), option(position === 'either' ? 'defense' : 'face-down')], chosenBy);
};
specialSummon.verb = word.verb;

/** それぞれ特殊召喚する: several monsters in one moment, each in a position its player chooses; then what befalls each. */
export const specialSummonEach = (cards: Cards, how: How = {}, ...then: readonly Clause[]): Clause =>
  forEach(cards, 'each', [specialSummon(named('each'), 'either', 'you', how), ...then]);
