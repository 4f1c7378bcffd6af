import type { Facts, Namer, Voice } from '@rulechart/core';

type Say = (facts: Facts, say: Namer) => string;
const card =
  (text: (name: string) => string): Say =>
  (facts, say) =>
    text(say.card((facts['card'] as number) ?? 0));

/** Refusals in Japanese. */
export const ja: Voice = {
  'not-in-hand': card((c) => `${c}は自分の手札にありません。`),
  'not-in-charge': card((c) => `${c}は自分のチャージにありません。`),
  'not-in-dynamis': card((c) => `${c}は自分のデュナミスにありません。`),
  'not-an-ex': card((c) => `${c}はゼクス エクストラではありません。`),
  'not-a-shift': card((c) => `${c}はシフトではありません。`),
  'face-up-in-dynamis': card((c) => `${c}はデュナミスで表向きなのでプレイできません。`),
  'ex-played-already': () => 'ゼクス エクストラをプレイできるのは1ターンに1度です。',
  'shifted-already': () => 'シフトをプレイできるのは1ターンに1度です。',
  'shift-out': () => '自分のシフトはもうスクエアにあります。',
  'other-colour': ({ card: c, target }, say) =>
    `${say.card(target as number)}に${say.card(c as number)}と同じ色はありません。`,
  'out-of-reach': () => 'そのカードは見えないので、使えません。',
  'not-playable-here': card((c) => `${c}は今ここからはプレイできません。`),
  'not-a-zx': card((c) => `${c}はゼクスではありません。`),
  'cannot-afford': ({ card: c, cost }, say) =>
    `${say.card(c as number)}のコスト${cost as number}を払えるリブート状態のリソースがありません（同じ色が1枚必要です）。`,
  'square-not-open': ({ place }) =>
    `スクエア${place as number}には置けません。空いているか、自分のリブート状態のゼクスが1枚だけあるスクエアが必要です。`,
  'not-your-zx': card((c) => `${c}はスクエアにある自分のゼクスではありません。`),
  asleep: card((c) => `${c}はスリープしています。`),
  'no-attack-yet': () => '最初のターンには攻撃できません。',
  'no-such-target': ({ card: c }, say) =>
    c === 0 ? '相手プレイヤーは攻撃できません。' : `${say.card(c as number)}は攻撃できる相手のゼクスではありません。`,
  'out-of-range': card((c) => `${c}のレンジの外です。`),
  'not-waiting': () => '待機しているその能力はありません。',
  'not-activated': card((c) => `${c}のその能力は自分でプレイするものではありません。`),
};

/** Refusals in English. */
export const en: Voice = {
  'not-in-hand': card((c) => `${c} is not in your hand.`),
  'not-in-charge': card((c) => `${c} is not in your charge.`),
  'not-in-dynamis': card((c) => `${c} is not in your Dynamis.`),
  'not-an-ex': card((c) => `${c} is no Z/X EX.`),
  'not-a-shift': card((c) => `${c} is no Shift.`),
  'face-up-in-dynamis': card((c) => `${c} lies face-up in Dynamis and cannot be played.`),
  'ex-played-already': () => 'One Z/X EX a turn can be played.',
  'shifted-already': () => 'One Shift a turn can be played.',
  'shift-out': () => 'A Shift of yours is on a square already.',
  'other-colour': ({ card: c, target }, say) =>
    `${say.card(target as number)} has no colour of ${say.card(c as number)}.`,
  'out-of-reach': () => 'You cannot see that card, so you cannot use it.',
  'not-playable-here': card((c) => `${c} cannot be played from there now.`),
  'not-a-zx': card((c) => `${c} is no Z/X.`),
  'cannot-afford': ({ card: c, cost }, say) =>
    `Your rebooted resources do not pay ${cost as number} for ${say.card(c as number)}: one of its colour must be among them.`,
  'square-not-open': ({ place }) =>
    `Square ${place as number} is not open: it must be empty, or hold one rebooted Z/X of yours and nothing else.`,
  'not-your-zx': card((c) => `${c} is no Z/X of yours on a square.`),
  asleep: card((c) => `${c} is asleep.`),
  'no-attack-yet': () => 'Nobody attacks in the first turn.',
  'no-such-target': ({ card: c }, say) =>
    c === 0 ? 'The opposing player cannot be attacked.' : `${say.card(c as number)} is no opposing Z/X on a square.`,
  'out-of-range': card((c) => `That is out of the range of ${c}.`),
  'not-waiting': () => 'No such ability is waiting.',
  'not-activated': card((c) => `That ability of ${c} is not one you play yourself.`),
};
