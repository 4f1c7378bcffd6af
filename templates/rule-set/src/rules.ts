import {
  type CoreState,
  cardDecision,
  cardsIn,
  deal,
  type Engine,
  inZone,
  move,
  plainDecision,
  type RuleSet,
  rowOf,
  runRule,
  thisCard,
  win,
} from '@rulechart/core';
import { machine } from './chart.ts';
import { fallOn, verbs } from './verbs.ts';

// 石積み, Cairn: one seat leads a stone, the other pushes a lighter one after it or passes and draws. When the cairn weighs
// more than twelve, it falls on whoever placed the last stone. Who lies under nine stones has lost; an empty hand has won.

const BEARS = 12;
const BURIED = 9;

const words = (ja: string, en: string) => ({ ja, en });
const passage = (section: string, ja: string, en: string) => ({ document: 'Cairn', section, title: { ja, en } });

const weightOf = (engine: Engine<CoreState>, s: CoreState, card: number): number =>
  Number(engine.definitionOf(s, card).tree.facts['weight'] ?? 0);
const weight = (engine: Engine<CoreState>, s: CoreState): number => {
  let total = 0;
  for (const card of cardsIn(engine, s, 'cairn')) total += weightOf(engine, s, card);
  return total;
};
const size = (engine: Engine<CoreState>, s: CoreState, zone: string, seat = 0): number =>
  s.zone.size[rowOf(engine, zone, seat)] as number;

/** The rules of Cairn. */
export const rules: RuleSet<CoreState> = {
  id: 'cairn',
  name: words('石積み', 'Cairn'),
  zones: {
    deck: { name: words('山札', 'deck'), sight: 'none' },
    hand: { name: words('手札', 'hand'), sight: 'owner' },
    cairn: { name: words('石積み', 'cairn'), sight: 'all', shared: true },
    rubble: { name: words('下敷き', 'rubble'), sight: 'all' },
    aside: { name: words('脇', 'aside'), sight: 'all', shared: true },
  },
  rulebook: {
    'cairn/lead': passage('1', '親は手札から石を1個積む', 'The leader places a stone of the hand'),
    'cairn/answer': passage(
      '2',
      '上の石より重くない石を続けて積むか、パスして1枚引く',
      'The other pushes a stone no heavier than the topmost, or passes and draws',
    ),
  },
  voice: {
    ja: { 'too-heavy': ({ top }) => `重さ${top}以下の石が必要です。` },
    en: { 'too-heavy': ({ top }) => `It takes a stone of weight ${top} or less.` },
  },
  words: {
    state: { lead: words('親', 'lead'), answer: words('応答', 'answer'), asking: words('質問', 'question') },
    decision: { lead: words('積む', 'place'), push: words('続けて積む', 'push'), pass: words('パス', 'pass') },
  },
  reasons: { out: words('手札がなくなった', 'empty hand'), buried: words('下敷きになった', 'buried') },
  // What is printed on a card of somebody else is looked at once, when it is loaded.
  checkCard: ({ facts: { weight, ...others } }) => {
    const [strange] = Object.keys(others);
    if (strange !== undefined) return `facts has no "${strange}": weight alone`;
    return Number.isInteger(weight) && Number(weight) >= 0 && Number(weight) <= 100
      ? undefined
      : `facts.weight is an integer within 0 … 100, not ${JSON.stringify(weight)}`;
  },
  stats: { weight: (s, card, engine) => weightOf(engine, s, card) },
  verbs,
  programs: {
    place: [move(thisCard, 'cairn')],
    draw: [move({ cards: 'top', zone: 'deck', of: 'you', count: 1 }, 'hand')],
    fall: [fallOn(inZone('cairn'))],
  },
  // What the game does by itself, in the order of rank; looked at after every move.
  ruleChecks: [
    {
      id: 'the cairn falls',
      rank: 1,
      anyTime: true,
      due: (s, engine) => weight(engine, s) > BEARS,
      perform: (s, engine) => void runRule(engine, s, 'fall', s.decider),
    },
  ],
  start(s, { first = 0 }, engine) {
    s.decider = first;
    for (const seat of [0, 1]) deal(engine, s, seat, 5, 'deck', 'hand');
  },
  machine,
  implementation: (engine) => ({
    actions: {
      judge(s) {
        if (size(engine, s, 'rubble', s.decider) >= BURIED) win(engine, s, 1 - s.decider, 'buried');
        else if (size(engine, s, 'hand', s.decider) === 0) win(engine, s, s.decider, 'out');
      },
    },
    guards: { hasFallen: (s) => size(engine, s, 'cairn') === 0 },
  }),
  decisions(engine) {
    const top = (s: CoreState): number => weightOf(engine, s, s.zone.head[rowOf(engine, 'cairn')] as number);
    const tooHeavy = {
      code: 'too-heavy',
      rule: 'cairn/answer',
      needs: ['not-in-zone'],
      holds: (s: CoreState, _seat: number, card: number) => weightOf(engine, s, card) <= top(s),
      facts: (s: CoreState) => ({ top: top(s) }),
    };
    return {
      lead: cardDecision(engine, 'hand', 'cairn/lead'),
      push: cardDecision(engine, 'hand', 'cairn/answer', [tooHeavy]),
      pass: plainDecision(),
    };
  },
};
