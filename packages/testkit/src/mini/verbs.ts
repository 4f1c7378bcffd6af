import {
  type Amount,
  type CardList,
  type Cards,
  type Context,
  type Engine,
  emit,
  freePlace,
  godan,
  type Happening,
  ichidan,
  intend,
  plural,
  suru,
  verbsOf,
  type Who,
} from '@rulechart/core';
import type { MiniState } from './state.ts';

type S = MiniState;

/** What can happen beside the core's own happenings. */
export const happenings: Readonly<Record<string, Happening<S>>> = {
  draw: {
    becomes: (s, i, engine) => {
      s.intent.happening[i] = engine.happenings.id('move');
      s.intent.to[i] = engine.zones.id('hand');
    },
  },
  lack: {
    commit: (s, i) => {
      s.seat.lacking[s.intent.seat[i]] = 1;
    },
  },
  destroy: {
    becomes: (s, i, engine) => {
      const e = s.intent.card[i];
      s.intent.happening[i] = engine.happenings.id('move');
      s.intent.to[i] = engine.zones.id('discard');
      s.intent.seat[i] = s.card.owner[e];
      s.intent.faceUp[i] = 1;
    },
  },
  damage: {
    commit: (s, i, engine) => {
      const { intent } = s;
      const [seat, amount] = [intent.seat[i] as number, intent.amount[i] as number];
      s.seat.life[seat] -= amount;
      emit(engine, s, engine.events.id('hurt'), {
        seat,
        amount,
        cause: intent.cause[i] as number,
        by: intent.by[i] as number,
        bySeat: intent.bySeat[i] as number,
      });
    },
  },
  gain: {
    commit: (s, i) => {
      s.seat.life[s.intent.seat[i]] += s.intent.amount[i];
    },
  },
  negate: {
    commit: (s, i) => {
      s.record.negated[s.intent.detail[i]] = 1;
    },
  },
};

const verb = verbsOf<S>();

/** Moves all these cards in one moment. */
export const send = (engine: Engine<S>, s: S, c: Context, cards: CardList, zone: string, faceUp = true): void => {
  const move = engine.happenings.id('move');
  const to = engine.zones.id(zone);
  for (let i = 0; i < cards.length; i++) {
    const card = cards.at[i] as number;
    intend(engine, s, c, move, { card, to, seat: s.card.owner[card] as number, faceUp });
  }
};

export const draw = verb('draw', {
  args: (count: Amount, who: Who = 'you') => ({ count, who }),
  facts: ({ who }) => [{ fact: 'draws', who, from: 'deck', to: 'hand' }],
  ja: ({ count }, say) => godan(`デッキからカードを${say.amount(count)}枚`, '引', 'く'),
  en: ({ count }, say) => `draw ${typeof count === 'number' ? plural(count, 'card') : `${say.amount(count)} cards`}`,
  possible: ({ who }, c) => {
    const seat = c.who(who);
    const row = (at: number) => c.engine.zoneRow(c.engine.zones.id('deck'), at);
    return (s, x, it) => s.zone.size[row(seat(s, x, it))] > 0;
  },
  deed: ({ count, who }, c) => {
    const { engine } = c;
    const amount = c.amount(count);
    const seat = c.who(who);
    const kind = engine.zones.id('deck');
    const [happening, lack] = [engine.happenings.id('draw'), engine.happenings.id('lack')];
    return (s, x) => {
      const at = seat(s, x, x.source);
      let card = s.zone.head[engine.zoneRow(kind, at)] as number;
      for (let left = amount(s, x, x.source); left > 0; left--) {
        if (card === 0) return intend(engine, s, x, lack, { seat: at });
        intend(engine, s, x, happening, { card, seat: at });
        card = s.card.next[card] as number;
      }
    };
  },
});

export const discard = verb('discard', {
  args: (count: Amount, who: Who = 'you') => ({ count, who }),
  facts: ({ who }) => [{ fact: 'discards', who, from: 'hand', to: 'discard' }],
  ja: ({ count }, say) => ichidan(`手札を${say.amount(count)}枚`, '捨て'),
  en: ({ count }, say) => `discard ${typeof count === 'number' ? plural(count, 'card') : `${say.amount(count)} cards`}`,
  ask: ({ count, who }, c) => ({
    by: c.who(who),
    from: c.cards({ cards: 'in', zone: 'hand', of: who }),
    min: c.amount(count),
    max: c.amount(count),
  }),
  deed: (_, c) => {
    const picked = c.picked();
    return (s, x) => send(c.engine, s, x, picked(s, x), 'discard');
  },
});

export const destroy = verb('destroy', {
  args: (what: Cards) => ({ what }),
  facts: () => [{ fact: 'destroys', from: 'field', to: 'discard' }],
  ja: ({ what }, say) => suru(`${say.cards(what)}を`, '破壊'),
  en: ({ what }, say) => `destroy ${say.cards(what)}`,
  possible: ({ what }, c) => c.test({ test: 'some', of: what }),
  deed: ({ what }, c) => {
    const cards = c.gather(what);
    const happening = c.engine.happenings.id('destroy');
    return (s, x) => {
      const found = cards(s, x);
      for (let i = 0; i < found.length; i++) intend(c.engine, s, x, happening, { card: found.at[i] as number });
    };
  },
});

export const recover = verb('recover', {
  args: (what: Cards) => ({ what }),
  facts: () => [{ fact: 'recovers', to: 'hand' }],
  ja: ({ what }, say) => ichidan(`${say.cards(what)}を手札に`, '加え'),
  en: ({ what }, say) => `put ${say.cards(what)} into the hand`,
  possible: ({ what }, c) => c.test({ test: 'some', of: what }),
  deed: ({ what }, c) => {
    const cards = c.gather(what);
    return (s, x) => send(c.engine, s, x, cards(s, x), 'hand', false);
  },
});

export const shuffleDeck = verb('shuffle deck', {
  args: (who: Who = 'you') => ({ who }),
  ja: () => suru('デッキを', 'シャッフル'),
  en: () => 'shuffle the deck',
  possible: () => () => false,
  deed: ({ who }, c) => {
    const seat = c.who(who);
    const [happening, to] = [c.engine.happenings.id('shuffle'), c.engine.zones.id('deck')];
    return (s, x) => intend(c.engine, s, x, happening, { to, seat: seat(s, x, x.source) });
  },
});

const lifeVerb = (name: 'damage' | 'gain', ja: string, en: string) =>
  verb(name, {
    args: (amount: Amount, who: Who) => ({ amount, who }),
    facts: ({ who }: { who: Who }) => [{ fact: name, who }],
    ja: ({ amount, who }, say) => ichidan(`${say.who(who)}に${say.amount(amount)}点の${ja}を`, '与え'),
    en: ({ amount, who }, say) => `${say.who(who)} ${en} ${say.amount(amount)}`,
    deed: ({ amount, who }, c) => {
      const [seat, measure] = [c.who(who), c.amount(amount)];
      const happening = c.engine.happenings.id(name);
      return (s, x) =>
        intend(c.engine, s, x, happening, { seat: seat(s, x, x.source), amount: measure(s, x, x.source) });
    },
  });
export const damage = lifeVerb('damage', 'ダメージ', 'takes');
export const gain = lifeVerb('gain', '回復', 'gains');

export const payLife = verb('pay life', {
  args: (amount: number) => ({ amount }),
  facts: () => [{ fact: 'pays', who: 'you' }],
  ja: ({ amount }) => godan(`ライフを${amount}点`, '払', 'う'),
  en: ({ amount }) => `pay ${amount} life`,
  possible:
    ({ amount }) =>
    (s, x) =>
      s.seat.life[x.you] > amount,
  deed: ({ amount }, c) => {
    const happening = c.engine.happenings.id('damage');
    const measure = c.amount(amount);
    return (s, x) => intend(c.engine, s, x, happening, { seat: x.you, amount: measure(s, x, x.source) });
  },
});

export const equip = verb('equip', {
  args: (host: Cards) => ({ host }),
  facts: () => [{ fact: 'equips' }],
  ja: ({ host }, say) => suru(`このカードを${say.cards(host)}に`, '装備'),
  en: ({ host }, say) => `attach this card to ${say.cards(host)}`,
  possible: ({ host }, c) => c.test({ test: 'some', of: host }),
  deed: ({ host }, c) => {
    const hosts = c.gather(host);
    const [happening, slot] = [c.engine.happenings.id('attach'), c.engine.slots.id('equipped')];
    return (s, x) => {
      const found = hosts(s, x);
      if (found.length > 0 && s.card.stay[x.source] === x.stay)
        intend(c.engine, s, x, happening, { card: x.source, to: slot, detail: found.at[0] as number });
    };
  },
});

export const negate = verb('negate', {
  args: () => ({}),
  facts: () => [{ fact: 'negates' }],
  ja: () => godan('その発動を無効に', '', 'す'),
  en: () => 'negate that activation',
  possible: () => (s) => s.recordCount > 0,
  deed: (_, c) => {
    const happening = c.engine.happenings.id('negate');
    return (s, x) => {
      // x.record counts from 1, so the activation below this one stands two rows lower
      if (x.record >= 2) intend(c.engine, s, x, happening, { detail: x.record - 2 });
    };
  },
});

// What the rules themselves do.

const enterAs = (name: string, faceUp: boolean) =>
  verb(name, {
    args: () => ({}),
    ja: () => godan('このカードを場に', '出', 'す'),
    en: () => `put this card onto the field${faceUp ? '' : ' face-down'}`,
    deed: (_, c) => {
      const { engine } = c;
      const [move, field] = [engine.happenings.id('move'), engine.zones.id('field')];
      return (s, x) => {
        if (freePlace(engine, s, engine.zoneRow(field, x.you)) > 0)
          intend(engine, s, x, move, { card: x.source, to: field, seat: x.you, faceUp });
      };
    },
  });
const enter = enterAs('enter', true);
const hide = enterAs('hide', false);

const layAside = verb('lay aside', {
  args: () => ({}),
  ja: () => ichidan('このカードを', '捨て'),
  en: () => 'discard this card',
  deed: (_, c) => {
    const move = c.engine.happenings.id('move');
    const to = c.engine.zones.id('discard');
    return (s, x) =>
      intend(c.engine, s, x, move, { card: x.source, to, seat: s.card.owner[x.source] as number, faceUp: true });
  },
});

/** A hidden unit that is attacked shows itself. */
const show = verb('show', {
  args: () => ({}),
  ja: () => suru('攻撃された裏向きのユニットを', '公開'),
  en: () => 'turn the attacked unit face-up',
  deed: (_, c) => {
    const turn = c.engine.happenings.id('turn');
    return (s, x) => {
      if (s.defender !== 0 && s.card.faceUp[s.defender] === 0)
        intend(c.engine, s, x, turn, { card: s.defender, faceUp: true });
    };
  },
});

/** The blow: the weaker unit is destroyed, the difference hurts. */
const strike = verb('strike', {
  args: () => ({}),
  ja: () => suru('攻撃の結果を', '決定'),
  en: () => 'settle the attack',
  deed: (_, c) => {
    const { engine } = c;
    const [destroys, hurts] = [engine.happenings.id('destroy'), engine.happenings.id('damage')];
    const cause = engine.causes.id('battle');
    return (s, x) => {
      const { attacker, defender } = s;
      const bySeat = s.card.controller[attacker] as number;
      const strength = s.now.power[attacker] as number;
      const hurt = (seat: number, amount: number): void =>
        intend(engine, s, x, hurts, { seat, amount, cause, by: attacker, bySeat });
      const destroyed = (card: number): void => intend(engine, s, x, destroys, { card, cause, by: attacker, bySeat });
      if (defender === 0) return hurt(1 - bySeat, Math.max(0, strength));
      const resistance = s.now.power[defender] as number;
      if (strength >= resistance) destroyed(defender);
      if (resistance >= strength) destroyed(attacker);
      if (strength !== resistance)
        hurt(s.card.controller[strength > resistance ? defender : attacker] as number, Math.abs(strength - resistance));
    };
  },
});

export const verbs = [
  draw,
  discard,
  destroy,
  recover,
  shuffleDeck,
  damage,
  gain,
  payLife,
  equip,
  negate,
  enter,
  hide,
  layAside,
  show,
  strike,
].map(({ verb }) => verb);
