import type { CoreState } from './state.ts';
import type { Words } from './tree.ts';

/** A passage of the rules that a rule rests on. */
export interface Passage {
  readonly document: string;
  readonly section: string;
  readonly title: Words;
}

/** Facts of a refusal: numbers, texts, and cards by entity. Languages are someone else's job. */
export type Facts = Readonly<Record<string, number | string | boolean | readonly string[] | readonly number[]>>;

/** Why something is not legal. */
export interface Refusal {
  readonly code: string;
  /** id of the rulebook passage */
  readonly rule: string;
  readonly facts: Facts;
  /** from when on it would be legal, if that is known */
  readonly until?: string;
}

/** The three operands of a decision as its type declares them. */
export type Operands = readonly [number, number, number];

/**
 * One rule of a decision: legality and explanation come from here alone. `needs` names the codes of rules without
 * which this one would be nonsense; it is skipped when one of them failed.
 */
export interface Rule<S extends CoreState> {
  readonly code: string;
  readonly rule: string;
  readonly needs?: readonly string[];
  /** Whether the rule is kept by these operands. */
  readonly holds: (s: S, seat: number, a: number, b: number, c: number) => boolean;
  /** What the refusal names. */
  readonly facts?: (s: S, seat: number, a: number, b: number, c: number) => Facts;
  readonly until?: string;
  /**
   * How menus treat it, which are made for every step. `offered`: candidates are found so that they keep it, it is only
   * asked of what somebody proposes. `once`: it does not look at the operands, one look serves all of them. `last`: it
   * costs more than others, which are asked before it.
   */
  readonly menu?: 'offered' | 'once' | 'last';
}

/** Something with rules of its own: an effect that would be used, a card with conditions. */
export interface Ruled<S extends CoreState> {
  readonly rules: readonly Rule<S>[];
  /** what menus ask, in the order in which they ask it */
  readonly menu: readonly Rule<S>['holds'][];
}

/** Whether all of what a menu asks is so. */
export function keeps<S extends CoreState>(
  menu: readonly Rule<S>['holds'][],
  s: S,
  seat: number,
  a: number,
  b: number,
  c: number,
): boolean {
  for (let i = 0; i < menu.length; i++) if (!(menu[i] as Rule<S>['holds'])(s, seat, a, b, c)) return false;
  return true;
}

/** Makes a list of rules something that has them. */
export function ruled<S extends CoreState>(rules: readonly Rule<S>[]): Ruled<S> {
  const last = (rule: Rule<S>): number => (rule.menu === 'last' ? 1 : 0);
  const asked = rules.filter(({ menu }) => menu !== 'offered').sort((a, b) => last(a) - last(b));
  return { rules, menu: asked.map(({ holds }) => holds) };
}

/** What the sentences of one language are made from: a function per refusal code. */
export type Voice = Readonly<Record<string, (facts: Facts, say: Namer) => string>>;

/** Names the things that facts mention. */
export interface Namer {
  /** The name of a card by its entity, as far as whoever asks knows it. */
  card(entity: number): string;
  /** The name of a card by its key. */
  name(key: string): string;
  /** The name of a zone. */
  zone(id: string): string;
  /** The name of a seat. */
  seat(seat: number): string;
  /** A word of the rule set, by kind and id. */
  word(kind: string, id: string): string;
}

/** Tests one list of rules; with `out`, collects every refusal, without it stops at the first. */
export function test<S extends CoreState>(
  rules: readonly Rule<S>[],
  s: S,
  seat: number,
  a: number,
  b: number,
  c: number,
  out?: Refusal[],
): boolean {
  let legal = true;
  for (const rule of rules) {
    if (out && rule.needs?.some((code) => out.some((refusal) => refusal.code === code))) continue;
    if (rule.holds(s, seat, a, b, c)) continue;
    if (!out) return false;
    legal = false;
    out.push({
      code: rule.code,
      rule: rule.rule,
      facts: rule.facts?.(s, seat, a, b, c) ?? {},
      ...(rule.until === undefined ? {} : { until: rule.until }),
    });
  }
  return legal;
}

/** The states in which something is possible, each named once: many have the name of their phase. */
const states = (acceptedIn: unknown, say: Namer): readonly string[] => [
  ...new Set((acceptedIn as readonly string[]).map((id) => say.word('state', id))),
];

/** The codes that the core itself refuses with, and the sentences rule sets may reuse. */
export const coreVoice: { readonly ja: Voice; readonly en: Voice } = {
  ja: {
    'game-over': () => '勝負はもうついています。',
    'no-such-decision': () => 'そのような行動はありません。',
    'not-your-decision': ({ decides }, say) => `いま決めるのは${say.seat(decides as number)}です。`,
    'not-now': ({ here, acceptedIn }, say) =>
      `いま（${say.word('state', here as string)}）はできません。できるのは：${states(acceptedIn, say).join('、') || 'なし'}。`,
    'not-a-candidate': ({ card }, say) => `${say.card(card as number)}は選べるカードではありません。`,
    'already-picked': ({ card }, say) => `${say.card(card as number)}はもう選んでいます。`,
    'cannot-be-completed': ({ card }, say) =>
      `${say.card(card as number)}を選ぶと、条件を満たす選び方ができなくなります。`,
    'more-to-pick': ({ picked, min }) => `あと${(min as number) - (picked as number)}枚選ぶ必要があります。`,
    'other-question': ({ kind }, say) => `いま聞かれているのは「${say.word('question', kind as string)}」です。`,
    'no-such-option': ({ option }) => `選択肢${(option as number) + 1}は選べません。`,
    'out-of-range': ({ min, max }) => `${min as number}から${max as number}までの数を選びます。`,
    'place-taken': ({ place }) => `${place as number}番目の場所は空いていません。`,
    'no-such-effect': ({ card }, say) => `${say.card(card as number)}にその効果はありません。`,
    'not-in-zone': ({ card, zone }, say) =>
      `${say.card(card as number)}は自分の${say.zone(zone as string)}にありません。`,
    'wrong-zone': ({ card, zones }, say) =>
      `${say.card(card as number)}のこの効果が使えるのは${(zones as readonly string[]).map((zone) => say.zone(zone)).join('、')}からだけです。`,
    'condition-not-met': ({ card }, say) => `${say.card(card as number)}の条件を満たしていません。`,
    'limit-reached': ({ card, times }, say) =>
      `${say.card(card as number)}の効果はもう${times as number}回使いました。`,
    'cannot-pay': ({ card }, say) => `${say.card(card as number)}のコストが払えません。`,
    'no-target': ({ card }, say) => `${say.card(card as number)}の対象にできるカードがありません。`,
    'nothing-to-do': ({ card }, say) => `${say.card(card as number)}を使っても何も起こりません。`,
    'nothing-to-answer': ({ card }, say) => `${say.card(card as number)}で応じるものがありません。`,
  },
  en: {
    'game-over': () => 'The game is over.',
    'no-such-decision': () => 'There is no such decision.',
    'not-your-decision': ({ decides }, say) => `It is ${say.seat(decides as number)} who decides now.`,
    'not-now': ({ here, acceptedIn }, say) =>
      `Not now (${say.word('state', here as string)}). Possible in: ${states(acceptedIn, say).join(', ') || 'no state'}.`,
    'not-a-candidate': ({ card }, say) => `${say.card(card as number)} is not among the cards to pick from.`,
    'already-picked': ({ card }, say) => `${say.card(card as number)} is already picked.`,
    'cannot-be-completed': ({ card }, say) => `With ${say.card(card as number)} the pick could no longer be completed.`,
    'more-to-pick': ({ picked, min }) => `${(min as number) - (picked as number)} more must be picked.`,
    'other-question': ({ kind }, say) => `The question asked now is: ${say.word('question', kind as string)}.`,
    'no-such-option': ({ option }) => `Option ${(option as number) + 1} cannot be chosen.`,
    'out-of-range': ({ min, max }) => `A number from ${min as number} to ${max as number} is needed.`,
    'place-taken': ({ place }) => `Place ${place as number} is not free.`,
    'no-such-effect': ({ card }, say) => `${say.card(card as number)} has no such effect.`,
    'not-in-zone': ({ card, zone }, say) => `${say.card(card as number)} is not in your ${say.zone(zone as string)}.`,
    'wrong-zone': ({ card, zones }, say) =>
      `This effect of ${say.card(card as number)} is used only from ${(zones as readonly string[]).map((zone) => say.zone(zone)).join(', ')}.`,
    'condition-not-met': ({ card }, say) => `The condition of ${say.card(card as number)} is not met.`,
    'limit-reached': ({ card, times }, say) =>
      `The effect of ${say.card(card as number)} has been used ${times as number} ${times === 1 ? 'time' : 'times'} already.`,
    'cannot-pay': ({ card }, say) => `The cost of ${say.card(card as number)} cannot be paid.`,
    'no-target': ({ card }, say) => `There is no card that ${say.card(card as number)} could target.`,
    'nothing-to-do': ({ card }, say) => `Nothing would happen with ${say.card(card as number)}.`,
    'nothing-to-answer': ({ card }, say) => `There is nothing that ${say.card(card as number)} could answer.`,
  },
};

/** Passages for what the core refuses by itself. */
export const corePassages: Readonly<Record<string, Passage>> = {
  'table/one-at-a-time': {
    document: 'Rulechart',
    section: 'table',
    title: { ja: '決める人は一度に一人', en: 'One seat decides at a time' },
  },
  'table/question': {
    document: 'Rulechart',
    section: 'table',
    title: { ja: '問われたことに答える', en: 'A question is answered as asked' },
  },
  'table/card': {
    document: 'Rulechart',
    section: 'table',
    title: { ja: 'カードに書かれていること', en: 'What the card says' },
  },
  'table/deck': { document: 'Rulechart', section: 'table', title: { ja: 'デッキの形', en: 'What a deck is made of' } },
  'table/over': { document: 'Rulechart', section: 'table', title: { ja: '勝負の終わり', en: 'The end of a game' } },
};
