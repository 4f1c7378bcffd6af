import { type Cards, godan, ichidan, suru } from '@rulechart/core';
import { zone } from '../duel.ts';
import { typeOfCard } from '../printed.ts';
import { controllerDue } from '../rules/conditions.ts';
import { defineVerb, forCards, intends } from './verb.ts';

/** Something begins or ends: who waits for it hears of it. */
export const announce = defineVerb('announce', {
  args: (event: string) => ({ event }),
  ja: ({ event }, say) => godan(`「${say.word('event', event)}」を`, '知ら', 'す'),
  en: ({ event }, say) => `announce: ${say.word('event', event)}`,
  deed: ({ event }, c) => {
    const detail = c.engine.events.id(event, c.where);
    const write = intends(c, 'announce');
    return (s, x) => write(s, x, { card: x.source, seat: x.you, detail });
  },
});

/** The present card goes to the square it was played to. */
export const deploy = defineVerb('deploy', {
  args: (what: Cards) => ({ what }),
  ja: ({ what }, say) => suru(`${say.cards(what)}がスクエアに`, '登場'),
  en: ({ what }, say) => `${say.cards(what)} appears on the square`,
  deed: ({ what }, c) => forCards(c, 'place', what, (s, x) => ({ to: zone.squares, seat: x.you, detail: s.place })),
});

/** Z/X go to who controls them now. */
export const obey = defineVerb('obey', {
  args: (what: Cards) => ({ what }),
  ja: ({ what }, say) => godan(`${say.cards(what)}の支配者が`, '変わ', 'る'),
  en: ({ what }, say) => `${say.cards(what)} change controller`,
  deed: ({ what }, c) => forCards(c, 'take', what, (s, _, card) => ({ seat: controllerDue(s, card) })),
});

/** All own cards on squares and in the resource are set upright. */
export const reboot = defineVerb('reboot', {
  args: () => ({}),
  ja: () => suru('自分の全てのカードを', 'リブート'),
  en: () => 'reboot all your cards',
  deed: (_, c) => {
    const write = intends(c, 'reboot');
    return (s, x) => write(s, x, { seat: x.you });
  },
});

/** The attacking Z/X goes to sleep. */
export const sleep = defineVerb('sleep', {
  args: (what: Cards) => ({ what }),
  ja: ({ what }, say) => suru(`${say.cards(what)}を`, 'スリープ'),
  en: ({ what }, say) => `sleep ${say.cards(what)}`,
  deed: ({ what }, c) => forCards(c, 'sleep', what, () => ({})),
});

/** The blow: power as damage to the attacked Z/X, or one point to the attacked player. */
export const strike = defineVerb('strike', {
  args: () => ({}),
  ja: () => ichidan('バトルのダメージを', '与え'),
  en: () => 'deal the battle damage',
  deed: (_, c) => {
    const [damages, hurts] = [intends(c, 'damage'), intends(c, 'hurt')];
    const cause = c.engine.causes.id('battle');
    return (s, x) => {
      const by = s.attacker;
      const bySeat = s.card.controller[by];
      if (s.attacked === 0) hurts(s, x, { seat: 1 - s.turnSeat, amount: 1, cause, by, bySeat });
      else damages(s, x, { card: s.attacked, amount: Math.max(0, s.now.power[by]), cause, by, bySeat });
    };
  },
});

/** Damage heals, and what lasts until the end of the turn ends. */
export const heal = defineVerb('heal', {
  args: () => ({}),
  ja: () => godan('全てのダメージを取り', '除', 'く'),
  en: () => 'all damage heals',
  deed: (_, c) => {
    const write = intends(c, 'heal');
    return (s, x) => write(s, x, {});
  },
});

/** A hidden card is turned up and waits for an answer. */
export const uncover = defineVerb('uncover', {
  args: (what: Cards) => ({ what }),
  ja: ({ what }, say) => suru(`${say.cards(what)}を`, '公開'),
  en: ({ what }, say) => `reveal ${say.cards(what)}`,
  deed: ({ what }, c) => forCards(c, 'uncover', what, () => ({})),
});

/** Nothing waits turned up any more. */
export const cover = defineVerb('cover', {
  args: () => ({}),
  ja: () => ichidan('公開を', '終え'),
  en: () => 'the revealed card has been dealt with',
  deed: (_, c) => {
    const write = intends(c, 'cover');
    return (s, x) => {
      if (s.turnedUp !== 0) write(s, x, {});
    };
  },
});

/** リロード: the whole trash becomes the deck. */
export const refill = defineVerb('refill', {
  args: () => ({}),
  ja: () => godan('トラッシュの全てのカードをシャッフルしてデッキに', '戻', 'す'),
  en: () => 'shuffle the whole trash into the deck',
  deed: (_, c) => {
    const [moves, shuffles] = [intends(c, 'move'), intends(c, 'shuffle')];
    return (s, x) => {
      for (let e = s.zone.head[c.engine.zoneRow(zone.trash, x.you)]; e !== 0; e = s.card.next[e])
        moves(s, x, { card: e, to: zone.deck, detail: 1 });
      shuffles(s, x, { to: zone.deck, seat: x.you });
    };
  },
});

/** The hand goes back into the deck: the one chance to deal anew. */
export const putHandBack = defineVerb('put hand back', {
  args: () => ({}),
  ja: () => godan('手札を全てデッキに', '戻', 'す'),
  en: () => 'shuffle your hand into your deck',
  deed: (_, c) => {
    const [moves, shuffles] = [intends(c, 'move'), intends(c, 'shuffle')];
    return (s, x) => {
      for (let e = s.zone.head[c.engine.zoneRow(zone.hand, x.you)]; e !== 0; e = s.card.next[e])
        moves(s, x, { card: e, to: zone.deck });
      shuffles(s, x, { to: zone.deck, seat: x.you });
    };
  },
});

/** トークンの消滅. */
export const vanish = defineVerb('vanish', {
  args: (what: Cards) => ({ what }),
  ja: ({ what }, say) => suru(`${say.cards(what)}が`, '消滅'),
  en: ({ what }, say) => `${say.cards(what)} ceases to exist`,
  deed: ({ what }, c) => forCards(c, 'vanish', what, () => ({})),
});

/** A lower half is the player card's again, and the player card lies face-up. */
export const giveBack = defineVerb('give back', {
  args: (what: Cards) => ({ what }),
  ja: ({ what }, say) => godan(`${say.cards(what)}をプレイヤーカードに`, '戻', 'す'),
  en: ({ what }, say) => `${say.cards(what)} returns to the player card`,
  deed: ({ what }, c) => {
    const write = intends(c, 'return');
    const found = c.gather(what);
    return (s, x) => {
      for (const card of found(s, x)) if (typeOfCard(c.engine, s, card) === 'lower') write(s, x, { card });
    };
  },
});
