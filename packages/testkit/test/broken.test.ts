import {
  below,
  type CardList,
  type Context,
  commitCore,
  type DecisionType,
  type Engine,
  emit,
  type Happening,
  nextWord,
  put,
  type RuleSet,
  type Verb,
} from '@rulechart/core';
import { describe, expect, test } from 'vitest';
import { conformance, type MiniState, miniCards, miniRules, miniSetup, Violation } from '../src/index.ts';

type S = MiniState;

const happening = (name: string, change: Partial<Happening<S>>): Partial<RuleSet<S>> => ({
  happenings: { ...miniRules.happenings, [name]: { ...miniRules.happenings?.[name], ...change } },
});
const verb = (name: string, change: Partial<Verb<S>>): Partial<RuleSet<S>> => ({
  verbs: (miniRules.verbs ?? []).map((one) => (one.name === name ? { ...one, ...change } : one)),
});
const { visible } = miniRules;

/** Permutes the order of a pile, but leaves every card behind its id. */
function shuffleOrderOnly(s: S, i: number, engine: Engine<S>): void {
  const row = engine.zoneRow(s.intent.to[i] as number, s.intent.seat[i] as number);
  const ids: number[] = [];
  for (let e = s.zone.head[row] as number; e !== 0; e = s.card.next[e] as number) ids.push(e);
  for (let k = ids.length - 1; k > 0; k--) {
    const j = below(s, k + 1);
    [ids[k], ids[j]] = [ids[j] as number, ids[k] as number];
  }
  s.zone.head[row] = ids[0] as number;
  s.zone.tail[row] = ids.at(-1) as number;
  ids.forEach((e, k) => {
    s.card.prev[e] = ids[k - 1] ?? 0;
    s.card.next[e] = ids[k + 1] ?? 0;
    s.card.known[e] = 0;
  });
  emit(engine, s, engine.events.id('shuffled'), {
    to: s.intent.to[i] as number,
    seat: s.intent.seat[i] as number,
  });
}

let shuffles = 0;
let blows = 0;
let asksNext = false;

/** Rule sets with one deliberate mistake each, and the case that must name it. */
const broken: Readonly<
  Record<string, { readonly change: Partial<RuleSet<S>>; readonly by: string; readonly saying: RegExp }>
> = {
  'a leak: the power of hidden units is shown': {
    change: {
      visible: {
        ...visible,
        scalars: visible?.scalars ?? [],
        cardColumns: ['power'],
        knownCardColumns: [],
        tables: ['seat'],
      },
    },
    by: 'secrecy: what is hidden changes neither view, menu nor refusals',
    saying: /depends on what is hidden: now\.power/,
  },
  'a leak: the generator is shown': {
    change: { visible: { scalars: ['rng0'], cardColumns: [], knownCardColumns: [], tables: [] } },
    by: 'secrecy: a view shows nothing that is not known to its seat',
    saying: /shows the generator/,
  },
  'a leak: a window is skipped when a hidden hand has no answer': {
    change: {
      implementation: (engine) => {
        const made = miniRules.implementation(engine);
        const answers = (s: S): boolean => {
          const out = new Int32Array(512);
          s.decider = 1 - s.decider;
          let n = 0;
          engine.decisionTypes[engine.codecs.findIndex(({ name }) => name === 'activate')]?.candidates(
            s,
            s.decider,
            () => n++,
          );
          s.decider = 1 - s.decider;
          return n > 0 && out.length > 0;
        };
        const lastPass = made.guards['lastPass'] as (s: S, d: number) => boolean;
        return { ...made, guards: { ...made.guards, lastPass: (s, d) => lastPass(s, d) || !answers(s) } };
      },
    },
    by: 'secrecy: what is hidden changes neither the log nor when a seat is asked',
    saying: /depends on what (is|was) hidden/,
  },
  'a leak: a number that everybody sees remembers the card that came last': {
    change: {
      visible: { ...(visible as NonNullable<typeof visible>), scalars: [...(visible?.scalars ?? []), 'reloads'] },
      onPlaced: (s, e) => {
        s.reloads = s.card.definition[e] as number;
      },
    },
    by: 'secrecy: what is hidden changes neither the log nor when a seat is asked',
    saying: /the view of (0|1|spectator) depends on what was hidden: reloads/,
  },
  'a leak: who does not decide is told of a card in the hand of who does': {
    change: {
      decisions: (engine) => {
        const made = miniRules.decisions(engine);
        const endTurn = made['endTurn'] as DecisionType<S>;
        const hand = engine.zones.id('hand');
        const odd = (s: S): number =>
          (s.card.definition[s.zone.head[engine.zoneRow(hand, s.decider)] as number] as number) % 2;
        const rule = { code: 'hidden', rule: 'mini/main', facts: () => ({ card: 0 }) };
        const talks = { ...rule, holds: (s: S, seat: number) => seat === s.decider || odd(s) === 0 };
        return { ...made, endTurn: { ...endTurn, rules: [talks] } };
      },
    },
    by: 'secrecy: what is hidden changes neither view, menu nor refusals',
    saying: /is refused to (0|1) depends on what is hidden/,
  },
  'a followed identity: a shuffle that permutes the order only': {
    change: happening('shuffle', { commit: shuffleOrderOnly }),
    by: 'shuffling: after a shuffle in mid-game no identity can be followed',
    saying: /identities are not uniform, so a card can be followed/,
  },
  'a non-deterministic shuffle': {
    change: happening('shuffle', {
      commit: (s, i, engine) => {
        for (let k = shuffles++ % 7; k > 0; k--) nextWord(s);
        commitCore(engine, s, i, s.frameCount - 1);
      },
    }),
    by: 'determinism: the same seed gives the same game',
    saying: /played twice/,
  },
  'a silent refusal: something legal is not offered': {
    change: {
      decisions: (engine) => {
        const made = miniRules.decisions(engine);
        const attack = made['attack'] as DecisionType<S>;
        const candidates: DecisionType<S>['candidates'] = (s, seat, offer) =>
          attack.candidates(s, seat, (attacker = 0, target = 0) => {
            if (target !== 0) offer(attacker, target);
          });
        return { ...made, attack: { ...attack, candidates } };
      },
    },
    by: 'refusals: whatever is not offered has a reason, in both languages',
    saying: /"attack".*is refused without a reason/,
  },
  'a refusal without a sentence': {
    change: {
      voice: {
        ja: miniRules.voice?.ja ?? {},
        en: { ...miniRules.voice?.en, 'first-turn': () => '' },
      },
    },
    by: 'refusals: whatever is not offered has a reason, in both languages',
    saying: /"first-turn" says nothing in English/,
  },
  'a verb without Japanese': {
    change: verb('destroy', { ja: () => ({ before: '', plain: '', lean: '', te: '' }) }),
    by: 'languages: every verb speaks both',
    saying: /"destroy" says nothing in Japanese/,
  },
  'a verb that loops over moves': {
    change: verb('destroy', {
      deed: ((args: { what: never }, c: { gather(what: never): (s: S, x: Context) => CardList; engine: Engine<S> }) => {
        const cards = c.gather(args.what);
        return (s: S, x: Context) => {
          for (const card of cards(s, x))
            put(c.engine, s, card, 5, s.card.owner[card] as number, {
              faceUp: true,
              cause: 2,
              by: x.source,
              bySeat: x.you,
            });
        };
      }) as never,
    }),
    by: 'verbs: a deed only means to, in one group; it moves nothing itself',
    saying: /the deed of "destroy" changes .* itself/,
  },
  'a replacement that asks outside a frame': {
    change: {
      ...happening('destroy', {
        becomes: (s, i, engine) => {
          miniRules.happenings?.['destroy']?.becomes?.(s, i, engine);
          asksNext = true;
        },
      }),
      implementation: (engine) => {
        const made = miniRules.implementation(engine);
        const isAsking = (s: S): boolean => {
          if (asksNext) s.waiting = 1;
          asksNext = false;
          return s.waiting === 1;
        };
        return { ...made, guards: { ...made.guards, isAsking } };
      },
    },
    by: 'questions: every question is asked by a frame',
    saying: /no frame asks it/,
  },
  'a clock: damage by Date.now': {
    change: happening('damage', {
      commit: (s, i) => {
        s.seat.life[s.intent.seat[i] as number] -= Date.now() % 3;
      },
    }),
    by: 'determinism: no clock, no chance from outside',
    saying: /asked for Date\.now/,
  },
  'a rule that leads nowhere: nothing can be decided': {
    change: {
      decisions: (engine) => {
        const made = miniRules.decisions(engine);
        const pass = made['pass'] as DecisionType<S>;
        return {
          ...made,
          pass: {
            ...pass,
            rules: [
              { code: 'hidden', rule: 'mini/responses', holds: (s) => s.recordCount === 0, facts: () => ({ card: 0 }) },
            ],
          },
        };
      },
    },
    by: 'termination: random games end',
    saying: /nothing is legal/,
  },
  'a size that is a rule': {
    change: happening('damage', {
      commit: (s, i) => {
        s.seat.life[s.intent.seat[i] as number] -= s.card.zone.length > 200 ? 1 : 2;
      },
    }),
    by: 'sizes: the same games in every size class',
    saying: /class 256/,
  },
  'state outside the state': {
    change: happening('damage', {
      commit: (s, i) => {
        s.seat.life[s.intent.seat[i] as number] -= 1 + (blows++ % 3);
      },
    }),
    by: 'fork: a fork goes its own way at every resting point',
    saying: /played on twice/,
  },
};

describe('a rule set with one mistake is caught by the case that names it', () => {
  for (const [name, { change, by, saying }] of Object.entries(broken)) {
    test(name, { timeout: 60_000 }, () => {
      const rules = { ...miniRules, ...change };
      const subject = { rules, cards: miniCards, setups: [miniSetup] };
      const found = conformance(subject, { games: 12, points: 60, checks: 100, steps: 200 }).find(
        (one) => one.name === by,
      );
      expect(found).toBeDefined();
      expect(() => found?.run()).toThrow(saying);
    });
  }
});

test('what is left out is left out with its reason; a case that does not exist cannot be', () => {
  const subject = { rules: miniRules, cards: miniCards, setups: [miniSetup] };
  const name = 'languages: every verb speaks both';
  const skip = [{ reason: 'not translated yet', cases: [name] }];
  expect(conformance(subject, { skip }).find((one) => one.name === name)?.skipped).toBe('not translated yet');
  expect(() => conformance(subject, { skip: [{ reason: 'x', cases: ['no such case'] }] })).toThrow(
    /no case "no such case" to skip; known: determinism/,
  );
  expect(new Violation('x')).toBeInstanceOf(Error);
});
