import {
  type CardTree,
  coreVoice,
  type Engine,
  type Facts,
  forbiddenBy,
  type Namer,
  put,
  type RuleSet,
} from '@rulechart/core';
import { type Dictionary, plainSpeaker } from '../speaking.ts';
import { machine } from './machine.ts';
import { decisions, effectRules, gate, implementation, ruleChecks } from './play.ts';
import { kindOf, kinds, layout, type MiniState, stages, UNIT, zone } from './state.ts';
import { happenings, verbs } from './verbs.ts';

type S = MiniState;

const printedPower = (engine: Engine<S>, s: S, e: number): number =>
  (engine.notes['powers'] as Int16Array)[s.card.definition[e] as number] as number;

const ja: Dictionary = {
  state: { idle: 'メイン', priority: '応答', offering: '誘発', asking: '質問', over: '終わり' },
  question: {
    pick: 'カードを選ぶ',
    option: '一つを選ぶ',
    'yes or no': 'はい・いいえ',
    order: '順番',
    number: '数',
    place: '場所',
    none: 'なし',
  },
  stat: { power: '力' },
  test: { faceUp: '表向きの', unit: 'ユニットの', protected: '守られている', 'attack declared': '攻撃が宣言された時' },
  cards: { attacker: '攻撃しているユニット' },
};
const en: Dictionary = {
  state: { idle: 'main', priority: 'a response', offering: 'a trigger', asking: 'a question', over: 'the end' },
  question: {
    pick: 'pick cards',
    option: 'pick one',
    'yes or no': 'yes or no',
    order: 'an order',
    number: 'a number',
    place: 'a place',
    none: 'none',
  },
  test: { faceUp: 'face-up', unit: 'a unit', protected: 'protected', 'attack declared': 'an attack was declared' },
  cards: { attacker: 'the attacking unit' },
};

type Say = (facts: Facts, say: Namer) => string;
const about =
  (text: (card: string) => string): Say =>
  ({ card }, say) =>
    text(say.card((card as number) ?? 0));
const jaVoice: Readonly<Record<string, Say>> = {
  ...coreVoice.ja,
  'not-in-hand': about((card) => `${card}は手札にありません。`),
  'not-a-unit': about((card) => `${card}はユニットではありません。`),
  'a-unit': about((card) => `${card}はユニットなので伏せられません。`),
  'already-played': () => 'ユニットを出せるのは1ターンに一度です。',
  'no-room': () => '場所が空いていません。',
  'not-yours': about((card) => `${card}はあなたのカードではありません。`),
  'not-a-fighter': about((card) => `${card}は攻撃できるユニットではありません。`),
  'first-turn': () => '最初のターンには攻撃できません。',
  'attacked-already': about((card) => `${card}はこのターンもう攻撃しました。`),
  'not-an-object': about((card) => `${card}には攻撃できません。`),
  'not-triggered': about((card) => `${card}の効果は誘発していません。`),
  'not-activated': about((card) => `${card}の効果は発動するものではありません。`),
  'too-slow': about((card) => `${card}は自分のメインで、何も積まれていない時に使います。`),
  'not-in-clash': about((card) => `${card}は衝突の間は使えません。`),
  hidden: about((card) => `${card}は裏向きです。`),
  'in-use': about((card) => `${card}はもう使われています。`),
  'set-this-turn': about((card) => `${card}は伏せたターンには使えません。`),
  'not-your-turn': () => '手札から使えるのは自分のターンです。',
  'wrong-zone': about((card) => `${card}はその効果を使える場所にありません。`),
  'condition-not-met': about((card) => `${card}の条件が満たされていません。`),
  'limit-reached': about((card) => `${card}の効果はもう使いました。`),
  'cannot-pay': about((card) => `${card}のコストが払えません。`),
  'no-target': about((card) => `${card}の対象がありません。`),
  'nothing-to-do': about((card) => `${card}は今は何もできません。`),
  'nothing-to-answer': about((card) => `${card}で応じられる発動がありません。`),
};
const enVoice: Readonly<Record<string, Say>> = {
  ...coreVoice.en,
  'not-in-hand': about((card) => `${card} is not in your hand.`),
  'not-a-unit': about((card) => `${card} is no unit.`),
  'a-unit': about((card) => `${card} is a unit and cannot be set.`),
  'already-played': () => 'One unit a turn can be played.',
  'no-room': () => 'No place is free.',
  'not-yours': about((card) => `${card} is not yours.`),
  'not-a-fighter': about((card) => `${card} is no unit that could attack.`),
  'first-turn': () => 'Nobody attacks in the first turn.',
  'attacked-already': about((card) => `${card} has attacked this turn.`),
  'not-an-object': about((card) => `${card} cannot be attacked.`),
  'not-triggered': about((card) => `The effect of ${card} was not triggered.`),
  'not-activated': about((card) => `The effect of ${card} is not activated.`),
  'too-slow': about((card) => `${card} is used in your own main stage, with nothing on the stack.`),
  'not-in-clash': about((card) => `${card} cannot be used in a clash.`),
  hidden: about((card) => `${card} is face-down.`),
  'in-use': about((card) => `${card} is in use already.`),
  'set-this-turn': about((card) => `${card} was set this turn.`),
  'not-your-turn': () => 'From the hand only in your own turn.',
  'wrong-zone': about((card) => `${card} is not where that effect is used from.`),
  'condition-not-met': about((card) => `The condition of ${card} is not met.`),
  'limit-reached': about((card) => `The effect of ${card} was used already.`),
  'cannot-pay': about((card) => `The cost of ${card} cannot be paid.`),
  'no-target': about((card) => `There is no target for ${card}.`),
  'nothing-to-do': about((card) => `${card} could do nothing now.`),
  'nothing-to-answer': about((card) => `There is nothing that ${card} could answer.`),
};

const passage = (section: string, jaTitle: string, enTitle: string) => ({
  document: 'Mini',
  section,
  title: { ja: jaTitle, en: enTitle },
});

/** A small game of units, charms and snares: a stack of activations, clashes, things attached, choices in mid-effect. */
export const miniRules: RuleSet<S> = {
  id: 'mini',
  version: '1',
  name: { ja: 'ミニ', en: 'Mini' },
  layout,
  zones: {
    deck: { name: { ja: 'デッキ', en: 'deck' }, sight: 'none' },
    hand: { name: { ja: '手札', en: 'hand' }, sight: 'owner' },
    field: { name: { ja: '場', en: 'field' }, sight: 'face', places: 4, field: true },
    back: { name: { ja: '後ろの場', en: 'back row' }, sight: 'face', places: 4, field: true },
    discard: { name: { ja: '捨て札', en: 'discard pile' }, sight: 'all' },
  },
  load: (engine) => {
    const facts = engine.definitions.map(
      ({ tree }) => tree.facts as { readonly type?: never; readonly power?: number },
    );
    // Bits that every effect of a card needs: a card none of whose effects could be used is passed over.
    engine.notes['gates'] = Uint8Array.from(engine.definitions, ({ effects }) =>
      effects.reduce((bits, id) => bits & (engine.effects[id]?.gate ?? 0), 255),
    );
    // Bits of zones from which an effect is activated at all.
    engine.notes['usable'] = engine.effects.reduce(
      (bits, effect) => (effect?.tree.kind === 'slow' || effect?.tree.kind === 'quick' ? bits | effect.zones : bits),
      0,
    );
    engine.notes['kinds'] = Uint8Array.from(facts, ({ type }) => Math.max(0, kinds.indexOf(type ?? '')));
    engine.notes['powers'] = Int16Array.from(facts, ({ power = 0 }) => power);
  },
  events: ['attack declared', 'hurt'],
  happenings,
  causes: ['battle'],
  slots: ['equipped'],
  marks: [],
  acts: ['target'],
  untils: ['turn end'],
  reasons: { life: { ja: 'ライフが0', en: 'no life left' }, 'empty deck': { ja: 'デッキが空', en: 'empty deck' } },
  stats: {
    power: (s, e, engine) => (s.standing.valued[e] === 1 ? (s.now.power[e] as number) : printedPower(engine, s, e)),
  },
  operations: [{ op: 'add', apply: (current, by) => current + by }],
  base: (s, e, engine) => {
    s.now.power[e] = printedPower(engine, s, e);
  },
  verbs,
  vocabulary: {
    tests: {
      unit: (_, c) => (s, __, e) => kindOf(c.engine, s, e) === UNIT,
      protected: (_, c) => {
        const act = c.engine.acts.id('target');
        return (s, x, e) => forbids(c.engine, s, act, x.you, e);
      },
      'attack declared': (node: { by: 'opponent' }, c) => {
        const is = c.isWho(node.by);
        return (s, x) => s.stage === 2 && s.card.stay[s.attacker] === s.attackerStay && is(s, x.you, s.turnSeat);
      },
    },
    cards: {
      attacker: () => (s, _, __, out) =>
        void (s.attacker !== 0 && s.card.stay[s.attacker] === s.attackerStay && out.push(s.attacker)),
    },
  },
  kinds: ['slow', 'quick', 'trigger', 'lasting'],
  machine: machine as never,
  implementation,
  decisions,
  ruleChecks,
  programs: {
    'draw for the turn': [{ do: 'draw', count: 1, who: 'you' }],
    enter: [{ do: 'enter' }],
    hide: [{ do: 'hide' }],
    show: [{ do: 'show' }],
    strike: [{ do: 'strike' }],
    'lay aside': [{ do: 'lay aside' }],
    'hand limit': [
      {
        do: 'discard',
        count: {
          value: 'max',
          of: [0, { value: 'subtract', of: [{ value: 'count', of: { cards: 'in', zone: 'hand', of: 'you' } }, 6] }],
        },
        who: 'you',
      },
    ],
  },
  effectRules,
  passages: {
    zone: 'mini/effects',
    condition: 'mini/effects',
    limit: 'mini/effects',
    cost: 'mini/effects',
    target: 'mini/effects',
    idle: 'mini/effects',
    responds: 'mini/responses',
    trigger: 'mini/triggers',
  },
  gate,
  rulebook: {
    'mini/main': passage('1', 'メイン', 'The main stage'),
    'mini/attack': passage('2', '攻撃', 'Attacks'),
    'mini/clash': passage('3', '衝突', 'Clashes'),
    'mini/effects': passage('4', '効果', 'Effects'),
    'mini/responses': passage('5', '応答', 'Responses'),
    'mini/triggers': passage('6', '誘発', 'Triggers'),
    'mini/zones': passage('7', '場所', 'Zones'),
    'mini/answering': passage('8', '質問', 'Questions'),
  },
  voice: { ja: jaVoice, en: enVoice },
  speak: (engine) => ({ ja: plainSpeaker(engine as never, 'ja', ja), en: plainSpeaker(engine as never, 'en', en) }),
  checkDeck: (deck) =>
    (deck['deck']?.length ?? 0) >= 10
      ? []
      : [
          {
            code: 'too-few',
            rule: 'mini/zones',
            text: { ja: '10枚以上必要です。', en: 'At least 10 cards are needed.' },
          },
        ],
  piles: ['deck'],
  tokens: 0,
  start: (s, setup, engine) => {
    s.turnSeat = setup.first ?? 0;
    const [deck, hand] = [engine.zones.id('deck'), engine.zones.id('hand')];
    for (const seat of [0, 1]) {
      s.seat.life[seat] = 20;
      for (let i = 0; i < 4; i++) {
        const top = s.zone.head[engine.zoneRow(deck, seat)] as number;
        if (top !== 0) put(engine, s, top, hand, seat, { faceUp: false, cause: 0, by: 0, bySeat: seat });
      }
    }
  },
  positions: {
    at: {
      main: {
        state: 'turn.main.idle',
        enter: (s) => {
          s.stage = stages.main;
        },
      },
    },
    onwards: ['pass', 'decline', 'endTurn'],
    offered: ['use'],
    filler: () => ({ deck: { key: 'Walker', count: 6 } }),
    faceUp: (where) => where === 'field' || where === 'discard',
    seat: {
      life: {
        what: 'number',
        range: [1, 999_999],
        means: 'life (20 if not said)',
        otherwise: 20,
        set: (s, seat, value) => {
          s.seat.life[seat] = value;
        },
        get: (s, seat) => s.seat.life[seat] as number,
      },
    },
  },
  visible: {
    scalars: ['stage', 'passes', 'attacker', 'defender'],
    cardColumns: ['spent', 'attacked'],
    knownCardColumns: ['power'],
    tables: ['seat', 'seatTurn'],
  },
  fits: (definition, kind, s, at) => {
    const unit = definition.tree.facts['type'] === 'unit';
    // A card lying in the field is a unit, one in the back row is none; anywhere else it may be either.
    if (kind === zone.field) return unit;
    return kind !== zone.back || !unit || s.card.faceUp[at] === 1;
  },
  checkCard: ({ facts: { type, power = 0, ...others } }: CardTree) => {
    const [strange] = Object.keys(others);
    if (strange !== undefined) return `facts has no "${strange}": type and power alone`;
    if (!['unit', 'charm', 'relic', 'snare'].includes(type as string))
      return `facts.type is one of unit, charm, relic, snare, not ${JSON.stringify(type)}`;
    if (!Number.isInteger(power) || (power as number) < 0 || (power as number) > 1000)
      return `facts.power is an integer within 0 … 1000, not ${JSON.stringify(power)}`;
    return undefined;
  },
};

function forbids(engine: Engine<S>, s: S, act: number, seat: number, card: number): boolean {
  return forbiddenBy(engine, s, act, seat, card) >= 0;
}
