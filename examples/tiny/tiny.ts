import {
  type CardTree,
  type CoreState,
  cardDecision,
  choose,
  deal,
  type EffectTree,
  inZone,
  move,
  named,
  plainDecision,
  type RuleSet,
  rowOf,
  thisCard,
  win,
} from '@rulechart/core';
import { createMachine } from 'xstate';

// 上乗せ, Overtop: one seat leads a card, the other tops it or passes. Whoever empties the hand first has won.

const run = (program: string) => ({ type: 'run', params: { program } });
const play = { actions: run('play'), target: 'resolving' };
const pass = { actions: [run('pass'), 'askOther'], target: 'lead' };
const answered = { actions: 'answer', target: 'resolving' };
const over = { guard: 'isOver', target: 'over' };
const asking = { guard: 'isAsking', target: 'asking' };

export const machine = createMachine({
  id: 'tiny',
  context: ({ input }) => input,
  initial: 'lead',
  states: {
    lead: { meta: { ask: 'lead', rule: 'tiny/lead' }, entry: 'beginTurn', on: { play } },
    answer: { meta: { ask: 'answer', rule: 'tiny/answer' }, on: { play, pass } },
    resolving: { entry: 'judge', always: [over, asking, { actions: 'askOther', target: 'answer' }] },
    asking: { meta: { ask: 'question', rule: 'table/card' }, on: { pick: answered, done: answered } },
    over: { type: 'final' },
  },
});

const jester: EffectTree = {
  kind: 'effect',
  how: 'immediate',
  label: { ja: '場に出た時、手札を1枚まで捨てる。', en: 'When it comes to the pile, discard up to 1 card.' },
  from: ['pile'],
  on: { event: 'moved', self: true, to: 'pile' },
  does: [choose('gift', inZone('hand', 'you'), { upTo: true }), move(named('gift'), 'discards')],
};

export const cards: readonly CardTree[] = Array.from({ length: 12 }, (_, i) => ({
  key: `${i + 1}`,
  name: i % 4 === 0 ? { ja: `道化${i + 1}`, en: `Jester ${i + 1}` } : { ja: `騎士${i + 1}`, en: `Knight ${i + 1}` },
  facts: { rank: i + 1 },
  effects: i % 4 === 0 ? [jester] : [],
}));

const words = (ja: string, en: string) => ({ ja, en });
export const decks = [{ id: 'twelve', name: words('十二枚', 'Twelve'), deck: { deck: cards.map(({ key }) => key) } }];
const passage = (section: string, ja: string, en: string) => ({ document: 'Overtop', section, title: { ja, en } });

export const rules: RuleSet<CoreState> = {
  id: 'tiny',
  name: words('上乗せ', 'Overtop'),
  zones: {
    deck: { name: words('山札', 'deck'), sight: 'none' },
    hand: { name: words('手札', 'hand'), sight: 'owner' },
    pile: { name: words('場', 'pile'), sight: 'all', shared: true },
    discards: { name: words('捨て札', 'discards'), sight: 'all', shared: true },
  },
  rulebook: {
    'tiny/lead': passage('1', '親は手札から1枚を場に出す', 'The leader plays a card of the hand'),
    'tiny/answer': passage('2', 'より強い札を重ねるか、パスして1枚引く', 'The other tops it, or passes and draws'),
  },
  voice: {
    ja: { 'too-low': ({ top }) => `${top}より強い札が必要です。` },
    en: { 'too-low': ({ top }) => `It takes more than ${top}.` },
  },
  words: {
    state: { lead: words('親', 'lead'), answer: words('応答', 'answer'), asking: words('質問', 'question') },
    decision: { play: words('出す', 'play'), pass: words('パス', 'pass') },
  },
  reasons: { out: words('手札がなくなった', 'empty hand') },
  stats: { rank: (s, e, engine) => Number(engine.definitionOf(s, e).tree.facts['rank'] ?? 0) },
  verbs: [move.verb],
  programs: {
    play: [move(thisCard, 'pile')],
    pass: [move(inZone('pile'), 'discards'), move({ cards: 'top', zone: 'deck', of: 'you', count: 1 }, 'hand')],
  },
  start(s, { first = 0 }, engine) {
    s.decider = first;
    for (const seat of [0, 1]) deal(engine, s, seat, 6, 'deck', 'hand');
  },
  machine,
  implementation: (engine) => {
    const isOut = (s: CoreState) => s.zone.size[rowOf(engine, 'hand', s.decider)] === 0;
    return { actions: { judge: (s) => isOut(s) && win(engine, s, s.decider, 'out') }, guards: {} };
  },
  decisions: (engine) => {
    const rank = (s: CoreState, e: number) => engine.statOf[0]?.(s, e) ?? 0;
    const top = (s: CoreState) => rank(s, s.zone.head[rowOf(engine, 'pile')]);
    const higher = (s: CoreState, _seat: number, card: number) => rank(s, card) > top(s);
    const facts = (s: CoreState) => ({ top: top(s) });
    const tooLow = { code: 'too-low', rule: 'tiny/answer', needs: ['not-in-zone'], holds: higher, facts };
    return { play: cardDecision(engine, 'hand', 'tiny/lead', [tooLow]), pass: plainDecision() };
  },
};
