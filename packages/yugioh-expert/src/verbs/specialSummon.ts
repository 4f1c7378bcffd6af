import { CardList, type Cards, type Clause, forEach, freePlace, named, oneOf, suru, type Who } from '@rulechart/core';
import { ATTACK, DEFENSE, type SummonKind, summonKinds, zone } from '../duel.ts';
import { PROPERLY } from '../happenings.ts';
import { maySpecialSummon, maySummonProperly } from '../rules/revival.ts';
import { defineVerb, intends } from './verb.ts';

type Position = 'attack' | 'defense' | 'face-down';

/** How a monster is brought out: by a fusion or ritual summon, or properly though its text stands against other ways. */
export interface How {
  readonly kind?: SummonKind | undefined;
  readonly properly?: boolean | undefined;
  /** the name by which later clauses know what was summoned */
  readonly as?: string;
  /** who chooses the position; absent: whose field it is */
  readonly chosenBy?: Who;
}

const positionJa = { attack: '表側攻撃表示', defense: '表側守備表示', 'face-down': '裏側守備表示' } as const;
const positionEn = {
  attack: 'face-up Attack Position',
  defense: 'face-up Defense Position',
  'face-down': 'face-down Defense Position',
} as const;

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
      `${say.cards(cards)}を${to === 'you' ? '自分' : say.who(to)}フィールド上に${positionJa[position]}で`,
      '特殊召喚',
    ),
  en: ({ cards, position, to }, say) =>
    `Special Summon ${say.cards(cards)} to ${to === 'you' ? 'your' : `${say.who(to)}'s`} field in ${positionEn[position]}`,
  possible: ({ cards, to, kind, properly }, c) => {
    const found = new CardList();
    const from = c.cards(cards);
    const seat = c.who(to);
    const may = proper({ kind, properly }) ? maySummonProperly : maySpecialSummon;
    return (s, x, it) => {
      if (freePlace(c.engine, s, c.engine.zoneRow(zone.monsters, seat(s, x, it))) === 0) return false;
      found.length = 0;
      from(s, x, it, found);
      for (const e of found) if (may(c.engine, s, x.you, e)) return true;
      return false;
    };
  },
  deed: ({ cards, position, to, kind = 'special', properly }, c) => {
    const found = c.gather(cards);
    const seat = c.who(to);
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
          amount: position === 'attack' ? ATTACK : DEFENSE,
          detail,
        });
      }
    };
  },
});

const positionLabels = {
  attack: { ja: '表側攻撃表示', en: 'face-up Attack Position' },
  defense: { ja: '表側守備表示', en: 'face-up Defense Position' },
  'face-down': { ja: '裏側守備表示', en: 'face-down Defense Position' },
} as const;

/**
 * 特殊召喚する, in a position the effect gives (face-up, or face-down in defense), or one that its player chooses: any
 * face-up one (`either`), or attack or face-down.
 */
export const specialSummon = (
  cards: Cards,
  position: Position | 'either' | 'attack or face-down' = 'either',
  to: Who = 'you',
  { chosenBy = to, ...how }: How = {},
): Clause => {
  if (position !== 'either' && position !== 'attack or face-down') return word(cards, position, to, how);
  const option = (one: Position) => ({ label: positionLabels[one], does: [word(cards, one, to, how)] });
  return oneOf([option('attack'), option(position === 'either' ? 'defense' : 'face-down')], chosenBy);
};
specialSummon.verb = word.verb;

/** それぞれ特殊召喚する: several monsters in one moment, each in a position its player chooses; then what befalls each. */
export const specialSummonEach = (cards: Cards, how: How = {}, ...then: readonly Clause[]): Clause =>
  forEach(cards, 'each', [specialSummon(named('each'), 'either', 'you', how), ...then]);
