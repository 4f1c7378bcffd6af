import { CardList, type Cards, type Clause, freePlace, oneOf, suru, type Who } from '@rulechart/core';
import { ATTACK, DEFENSE, summonKinds, zone } from '../duel.ts';
import { maySpecialSummon } from '../rules/revival.ts';
import { defineVerb, intends } from './verb.ts';

type Position = 'attack' | 'defense';
const positionJa = { attack: '攻撃表示', defense: '守備表示' } as const;
const positionEn = { attack: 'Attack Position', defense: 'Defense Position' } as const;

const word = defineVerb('special summon', {
  args: (cards: Cards, position: Position, to: Who = 'you') => ({ cards, position, to }),
  facts: ({ cards }) => [
    {
      fact: 'special summons',
      cards,
      ...(cards.cards === 'in' && typeof cards.zone === 'string' ? { from: cards.zone } : {}),
    },
  ],
  ja: ({ cards, position, to }, say) =>
    suru(
      `${say.cards(cards)}を${to === 'you' ? '自分' : say.who(to)}フィールド上に表側${positionJa[position]}で`,
      '特殊召喚',
    ),
  en: ({ cards, position, to }, say) =>
    `Special Summon ${say.cards(cards)} to ${to === 'you' ? 'your' : `${say.who(to)}'s`} field in face-up ${positionEn[position]}`,
  possible: ({ cards, to }, c) => {
    const found = new CardList();
    const from = c.cards(cards);
    const seat = c.who(to);
    return (s, x, it) => {
      if (freePlace(c.engine, s, c.engine.zoneRow(zone.monsters, seat(s, x, it))) === 0) return false;
      found.length = 0;
      from(s, x, it, found);
      for (const e of found) if (maySpecialSummon(c.engine, s, x.you, e)) return true;
      return false;
    };
  },
  deed: ({ cards, position, to }, c) => {
    const found = c.gather(cards);
    const seat = c.who(to);
    const write = intends(c, 'summon');
    return (s, x) => {
      for (const card of found(s, x)) {
        if (!maySpecialSummon(c.engine, s, x.you, card)) continue;
        write(s, x, {
          card,
          seat: seat(s, x, card),
          faceUp: true,
          amount: position === 'attack' ? ATTACK : DEFENSE,
          detail: summonKinds.indexOf('special'),
        });
      }
    };
  },
});

/** 特殊召喚する, in a position the effect gives, or (`either`) one its player chooses. */
export const specialSummon = (cards: Cards, position: Position | 'either' = 'either', to: Who = 'you'): Clause =>
  position !== 'either'
    ? word(cards, position, to)
    : oneOf([
        { label: { ja: '表側攻撃表示', en: 'face-up Attack Position' }, does: [word(cards, 'attack', to)] },
        { label: { ja: '表側守備表示', en: 'face-up Defense Position' }, does: [word(cards, 'defense', to)] },
      ]);
specialSummon.verb = word.verb;
