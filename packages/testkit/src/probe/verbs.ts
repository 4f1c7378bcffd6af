import {
  type Amount,
  bindStay,
  bring,
  type Cards,
  forbiddenBy,
  godan,
  type Happening,
  holderOf,
  ichidan,
  intend,
  make,
  oblige,
  pickedPlace,
  plural,
  suru,
  verbsOf,
  type Who,
} from '@rulechart/core';
import { zone } from '../mini/state.ts';
import { happenings as miniHappenings, verbs as miniVerbs, send } from '../mini/verbs.ts';
import type { ProbeState } from './state.ts';

type S = ProbeState;

/** What can happen in the probe rule set beside what can in the mini rule set. */
export const happenings: Readonly<Record<string, Happening<S>>> = {
  ...miniHappenings,
  // Prohibitions are asked twice: when an act is offered, and here, when an intent is settled.
  draw: {
    ...miniHappenings['draw'],
    allowed: (s, i, engine) =>
      forbiddenBy(engine, s, engine.acts.id('draw'), s.intent.seat[i] as number, s.intent.card[i] as number) < 0,
  },
  mimic: {
    // detail: the record that imitates the one below
    commit: (s, i) => {
      const r = s.intent.detail[i] as number;
      s.record.performs[r] = s.record.performs[r - 1] as number;
    },
  },
  swap: {
    commit: (s, i) => {
      const r = s.intent.detail[i] as number;
      s.record.swapped[r] = 1 - (s.record.swapped[r] as number);
    },
  },
  redirect: {
    // card: the new object of the record in detail
    commit: (s, i, engine) => {
      const holder = holderOf.record(s.intent.detail[i] as number);
      const card = s.intent.card[i] as number;
      for (let row = 0; row < s.bindingCount; row++)
        if (s.binding.holder[row] === holder && s.binding.name[row] === engine.bindingName('victim')) {
          s.binding.card[row] = card;
          s.binding.stay[row] = s.card.stay[card] as number;
          return;
        }
      bindStay(engine, s, holder, engine.bindingName('victim'), card, s.card.stay[card] as number);
    },
  },
  owe: {
    commit: (s, i, engine) =>
      oblige(engine, s, s.intent.to[i] as number, s.intent.seat[i] as number, s.intent.amount[i] as number),
  },
  note: {
    commit: (s, i) => {
      s.card.memory0[s.intent.card[i] as number] = s.intent.amount[i] as number;
    },
  },
  appear: {
    // detail: the definition of what appears
    commit: (s, i, engine) => {
      const e = make(engine, s, s.intent.detail[i] as number);
      const seat = s.intent.seat[i] as number;
      bring(engine, s, e, zone.field, seat, { faceUp: true, cause: 2, by: s.intent.by[i] as number, bySeat: seat });
    },
  },
};

const verb = verbsOf<S>();

export const banish = verb('banish', {
  args: (what: Cards) => ({ what }),
  facts: () => [{ fact: 'banishes', to: 'exile' }],
  ja: ({ what }, say) => suru(`${say.cards(what)}を`, '追放'),
  en: ({ what }, say) => `banish ${say.cards(what)}`,
  possible: ({ what }, c) => c.test({ test: 'some', of: what }),
  deed: ({ what }, c) => {
    const cards = c.gather(what);
    return (s, x) => send(c.engine, s, x, cards(s, x), 'exile');
  },
});

const restore = verb('restore', {
  args: (who: Who = 'you') => ({ who }),
  ja: () => godan('捨て札をデッキに', '戻', 'す'),
  en: () => 'put the discard pile back into the deck',
  deed: ({ who }, c) => {
    const cards = c.gather({ cards: 'in', zone: 'discard', of: who });
    return (s, x) => send(c.engine, s, x, cards(s, x), 'deck', false);
  },
});

export const toss = verb('toss', {
  args: () => ({}),
  facts: () => [{ fact: 'tosses' }],
  ja: () => ichidan('コインを', '投げ'),
  en: () => 'toss a coin',
  deed: (_, c) => {
    const chance = c.engine.happenings.id('chance');
    return (s, x) => intend(c.engine, s, x, chance, { to: 1, seat: x.you, amount: 2 });
  },
});

export const peek = verb('peek', {
  args: (count: Amount) => ({ count }),
  facts: () => [{ fact: 'looks', who: 'you', zone: 'deck' }],
  ja: ({ count }, say) => godan(`相手のデッキの上を${say.amount(count)}枚`, '見', 'る'),
  en: ({ count }, say) => `look at the top ${say.amount(count)} of the opponent's deck`,
  deed: ({ count }, c) => {
    const cards = c.gather({ cards: 'top', zone: 'deck', of: 'opponent', count });
    const reveal = c.engine.happenings.id('reveal');
    return (s, x) => {
      const found = cards(s, x);
      for (let i = 0; i < found.length; i++)
        intend(c.engine, s, x, reveal, { card: found.at[i] as number, to: 1 << x.you });
    };
  },
});

/** Verbs that write to the activation below this one. */
const toRecord = (name: string, happening: string, ja: string, en: string, own: boolean) =>
  verb(name, {
    args: () => ({}),
    facts: () => [{ fact: 'rewrites' }],
    ja: () => suru(ja, '変更'),
    en: () => en,
    possible: () => (s) => s.recordCount > 0,
    deed: (_, c) => {
      const kind = c.engine.happenings.id(happening);
      return (s, x) => {
        if (x.record >= 2) intend(c.engine, s, x, kind, { detail: own ? x.record - 1 : x.record - 2 });
      };
    },
  });
export const mimic = toRecord('mimic', 'mimic', 'この効果を直前の効果に', 'this becomes the effect it answers', true);
export const swap = toRecord(
  'swap',
  'swap',
  'その効果を受ける人を',
  'that effect is applied for the other seat',
  false,
);

export const redirect = verb('redirect', {
  args: (to: Cards) => ({ to }),
  facts: () => [{ fact: 'redirects' }],
  ja: ({ to }, say) => suru(`その対象を${say.cards(to)}に`, '変更'),
  en: ({ to }, say) => `that effect is about ${say.cards(to)} instead`,
  deed: ({ to }, c) => {
    const cards = c.gather(to);
    const kind = c.engine.happenings.id('redirect');
    return (s, x) => {
      const found = cards(s, x);
      if (found.length > 0 && x.record >= 2)
        intend(c.engine, s, x, kind, { card: found.at[0] as number, detail: x.record - 2 });
    };
  },
});

export const owe = verb('owe', {
  args: (what: string, who: Who, times: number = 1) => ({ what, who, times }),
  facts: ({ who }) => [{ fact: 'owes', who }],
  ja: ({ who, times }, say) => suru(`${say.who(who)}はドローを${times}回`, '省略'),
  en: ({ who, times }, say) => `${say.who(who)} skips ${plural(times, 'draw')}`,
  deed: ({ what, who, times }, c) => {
    const seat = c.who(who);
    const [kind, owed] = [c.engine.happenings.id('owe'), c.engine.obligations.id(what, c.where)];
    return (s, x) => intend(c.engine, s, x, kind, { to: owed, seat: seat(s, x, x.source), amount: times });
  },
});

export const seize = verb('seize', {
  args: (what: Cards) => ({ what }),
  facts: () => [{ fact: 'seizes' }],
  ja: ({ what }, say) => godan(`${say.cards(what)}を`, '奪', 'う'),
  en: ({ what }, say) => `take ${say.cards(what)}`,
  possible: ({ what }, c) => c.test({ test: 'some', of: what }),
  deed: ({ what }, c) => {
    const cards = c.gather(what);
    const take = c.engine.happenings.id('take');
    return (s, x) => {
      const found = cards(s, x);
      for (let i = 0; i < found.length; i++) intend(c.engine, s, x, take, { card: found.at[i] as number, seat: x.you });
    };
  },
});

export const charge = verb('charge', {
  args: (what: Cards, count: Amount) => ({ what, count }),
  facts: () => [{ fact: 'charges' }],
  ja: ({ what, count }, say) => godan(`${say.cards(what)}にカウンターを${say.amount(count)}個`, '置', 'く'),
  en: ({ what, count }, say) => `put ${say.amount(count)} counters on ${say.cards(what)}`,
  deed: ({ what, count }, c) => {
    const [cards, amount] = [c.gather(what), c.amount(count)];
    const [kind, counter] = [c.engine.happenings.id('counter'), c.engine.counters.id('charge')];
    return (s, x) => {
      const found = cards(s, x);
      for (let i = 0; i < found.length; i++)
        intend(c.engine, s, x, kind, { card: found.at[i] as number, to: counter, amount: amount(s, x, x.source) });
    };
  },
});

export const note = verb('note', {
  args: (what: Cards, amount: Amount) => ({ what, amount }),
  ja: ({ what, amount }, say) => suru(`${say.cards(what)}に${say.amount(amount)}を`, '記録'),
  en: ({ what, amount }, say) => `note ${say.amount(amount)} on ${say.cards(what)}`,
  deed: ({ what, amount }, c) => {
    const [cards, measure] = [c.gather(what), c.amount(amount)];
    const kind = c.engine.happenings.id('note');
    return (s, x) => {
      const found = cards(s, x);
      for (let i = 0; i < found.length; i++)
        intend(c.engine, s, x, kind, { card: found.at[i] as number, amount: measure(s, x, x.source) });
    };
  },
});

/** Puts cards onto the place that was picked just before, or onto the first free one. */
export const deploy = verb('deploy', {
  args: (what: Cards) => ({ what }),
  facts: () => [{ fact: 'deploys', to: 'field' }],
  ja: ({ what }, say) => godan(`${say.cards(what)}を場に`, '出', 'す'),
  en: ({ what }, say) => `put ${say.cards(what)} onto the field`,
  deed: ({ what }, c) => {
    const cards = c.gather(what);
    const move = c.engine.happenings.id('move');
    return (s, x) => {
      const found = cards(s, x);
      const place = pickedPlace(s, x.frame);
      for (let i = 0; i < found.length; i++)
        intend(c.engine, s, x, move, {
          card: found.at[i] as number,
          to: zone.field,
          seat: x.you,
          faceUp: true,
          detail: i === 0 ? place : 0,
        });
    };
  },
});

export const conjure = verb('conjure', {
  args: (key: string) => ({ key }),
  facts: () => [{ fact: 'conjures', to: 'field' }],
  ja: ({ key }, say) => godan(`${say.card(key)}を`, '作', 'る'),
  en: ({ key }, say) => `make ${say.card(key)}`,
  deed: ({ key }, c) => {
    const kind = c.engine.happenings.id('appear');
    return (s, x) => {
      const definition = c.engine.byKey.get(key);
      if (definition && s.zone.size[c.engine.zoneRow(zone.field, x.you)] < 4)
        intend(c.engine, s, x, kind, { seat: x.you, detail: definition.id });
    };
  },
});

/** What a control effect asks for is carried out by a rule. */
const obey = verb('obey', {
  args: () => ({}),
  ja: () => suru('支配を', '変更'),
  en: () => 'change control',
  deed: (_, c) => {
    const take = c.engine.happenings.id('take');
    return (s, x) => intend(c.engine, s, x, take, { card: x.source, seat: x.you });
  },
});

export const verbs = [
  ...miniVerbs,
  ...[banish, restore, toss, peek, mimic, swap, redirect, owe, seize, charge, note, deploy, conjure, obey].map(
    ({ verb: one }) => one,
  ),
];
