import type { Voice } from '@rulechart/core';

/** Refusals in Japanese. */
export const ja = {
  'wrong-zone': ({ card, zones }, say) =>
    `${say.card(card as number)}はそこからは使えません（使える場所：${(zones as readonly string[]).map((zone) => say.zone(zone)).join('・')}）。`,
  'condition-not-met': ({ card, effect, condition }, say) =>
    `${say.card(card as number)}の発動条件「${say.word('condition', `${effect}.${condition}`)}」を満たしていません。`,
  'limit-reached': ({ card, per }, say) =>
    `${say.card(card as number)}の効果はもう使いました（${say.word('period', per as string)}）。`,
  'cannot-pay': ({ card, effect, clause }, say) =>
    `${say.card(card as number)}のコスト「${say.word('cost', `${effect}.${clause}`)}」を払えません。`,
  'no-target': ({ card, effect, clause }, say) =>
    `${say.card(card as number)}の対象にできるカードがありません（${say.word('target', `${effect}.${clause}`)}）。`,
  'nothing-to-do': ({ card, effect }, say) =>
    `${say.card(card as number)}を発動しても効果の及ぶものがありません（空打ち：${say.word('effect', String(effect))}）。`,
  'deck-too-small': ({ card }, say) => `${say.card(card as number)}でドローする枚数に、デッキの枚数が足りません。`,
  'nothing-to-answer': ({ card, effect }, say) =>
    `${say.card(card as number)}をチェーンできる発動が直前にありません（${say.word('answers', String(effect))}時にチェーンできます）。`,
  'not-controller': ({ card }, say) => `${say.card(card as number)}のコントローラーではありません。`,
  forbidden: ({ card, by }, say) =>
    `${say.card(by as number)}の効果により、${say.card(card as number)}についてそれはできません。`,
  'damage-step': ({ card }, say) => `${say.card(card as number)}はダメージステップには発動できません。`,
  'too-slow': ({ card, speed, needed }, say) =>
    `${say.card(card as number)}のスペルスピードは${speed as number}です。ここでは${needed as number}以上が必要です。`,
  'already-face-up': ({ card }, say) => `${say.card(card as number)}はすでに表側表示です。`,
  'set-this-turn': ({ card }, say) => `${say.card(card as number)}はセットしたターンには発動できません。`,
  'own-turn-from-hand': ({ card }, say) => `${say.card(card as number)}を手札から発動できるのは自分のターンだけです。`,
  'no-free-zone': () => '魔法＆罠カードゾーンに空きがありません。',
  'only-main-phase': ({ card }, say) =>
    `${say.card(card as number)}を使えるのは、自分のメインフェイズで何も発動していない時だけです。`,
  'missed-timing': ({ card }, say) =>
    `${say.card(card as number)}はタイミングを逃しました。応じる出来事の後に、別の出来事が起こっています。`,
  'not-in-force-yet': ({ card }, say) =>
    `${say.card(card as number)}はまだ発動の処理が済んでいないため、効果は適用されません。`,
  'face-down': ({ card }, say) => `${say.card(card as number)}は裏側表示です。`,
  'goes-off-by-itself': ({ card }, say) => `${say.card(card as number)}の効果は、条件が満たされた時にだけ発動します。`,
  'not-offered': () => 'いま発動できる効果ではありません。',
  'must-use': () => '必ず発動する効果が残っています。',
  'out-of-reach': () => '見えていないカードは使えません。',
  'needs-tributes': ({ card }, say) =>
    `${say.card(card as number)}のセットには生け贄が必要です（生け贄セットを選びます）。`,
  'needs-no-tributes': ({ card }, say) => `${say.card(card as number)}のセットに生け贄は要りません。`,
  'not-in-hand': ({ card }, say) => `${say.card(card as number)}は手札にありません。`,
  'not-a-monster': ({ card }, say) => `${say.card(card as number)}はモンスターカードではありません。`,
  'normal-summon-used': () => 'このターンの通常召喚（召喚・セット）はもう行いました。',
  'unending-loop': ({ card, by }, say) =>
    `${say.card(by as number)}が適用されているため、${say.card(card as number)}を召喚すると処理が終わらなくなります。`,
  'special-only': ({ card }, say) => `${say.card(card as number)}は通常召喚できません。`,
  'not-enough-tributes': ({ card, needed, have }, say) =>
    `${say.card(card as number)}には生け贄が${needed as number}体必要です（生け贄にできるのは${have as number}体）。`,
  'no-monster-zone': () => 'モンスターカードゾーンに空きがありません。',
  'not-your-monster': ({ card }, say) => `${say.card(card as number)}は自分フィールド上のモンスターではありません。`,
  'position-fixed': ({ card }, say) => `${say.card(card as number)}の表示形式は、このターンもう変えられません。`,
  'face-up': ({ card }, say) => `${say.card(card as number)}はすでに表側表示です。`,
  'not-a-spell-or-trap': ({ card }, say) => `${say.card(card as number)}は魔法・罠カードではありません。`,
  'not-in-attack-position': ({ card }, say) => `${say.card(card as number)}は表側攻撃表示ではありません。`,
  'already-attacked': ({ card }, say) => `${say.card(card as number)}はもう攻撃しました。`,
  'other-attacker': ({ card }, say) =>
    `巻き戻しで攻撃対象を選び直せるのは攻撃中のモンスターだけです（${say.card(card as number)}ではありません）。`,
  'not-a-target': ({ target }, say) => `${say.card(target as number)}は攻撃対象にできません。`,
  'must-attack-a-monster': () => '相手フィールド上にモンスターがいるので、直接攻撃はできません。',
  'already-attacked-it': ({ target }, say) => `${say.card(target as number)}にはもう攻撃しました。`,
  'no-chains': ({ card }, say) => `このルールにチェーンはありません。${say.card(card as number)}は処理の後で使えます。`,
  'enough-for-the-turn': () => 'このルールでは、魔法・罠カードを出せるのは1ターンに1枚ずつです。',
  'summon-pending': ({ card }, say) => `召喚が宣言されたところです。${say.card(card as number)}では無効にできません。`,
  'attacks-only-directly': ({ card }, say) => `${say.card(card as number)}は直接攻撃しかできません。`,
  'cannot-be-attacked': ({ target, by }, say) =>
    `${say.card(by as number)}の効果により、${say.card(target as number)}を攻撃対象にできません。`,
  'must-attack-another': ({ card }, say) => `${say.card(card as number)}は別のモンスターを攻撃しなければなりません。`,
  'cannot-pay-for-attack': ({ card }, say) => `${say.card(card as number)}の攻撃に必要なコストを払えません。`,
  'battle-skipped': () => 'このバトルフェイズはスキップされます。',
  'must-attack': ({ card }, say) => `${say.card(card as number)}は攻撃しなければなりません。`,
  'no-battle-in-the-first-turn': () => '先攻1ターン目にはバトルフェイズを行えません。',
} satisfies Voice;
