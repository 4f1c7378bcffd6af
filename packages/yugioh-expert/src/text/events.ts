import type { On, Test } from '@rulechart/core';
import { kindsOf } from '../duel.ts';
import type { English } from './english/index.ts';
import type { Japanese } from './japanese/index.ts';
import { conjuncts, type Node } from './nouns.ts';

/** What a card must be, apart from how it came about. */
const who = (on: On): Test | undefined => {
  const rest = conjuncts(on.which).filter(
    (test) =>
      ![
        'cause',
        'by this card',
        'by host',
        'done by',
        'summoned as',
        'tributes',
        'was flipped',
        'was an activation',
        'fell with',
        'brought by',
      ].includes(test.test) && !isOtherCause(test),
  );
  return rest.length === 0 ? undefined : rest.length === 1 ? rest[0] : { test: 'all', of: rest };
};
/** It came about in another way than this. */
const isOtherCause = (test: Test): boolean =>
  test.test === 'not' && (test as unknown as { of: Test }).of.test === 'cause';
const otherCause = (on: On): Test | undefined =>
  (conjuncts(on.which).find(isOtherCause) as { of: Test } | undefined)?.of;
/** It lay face-down. */
const wasSet = (on: On): boolean =>
  conjuncts(on.which).some(
    (test) => test.test === 'not' && (test as unknown as { of: Test }).of.test === 'was face-up',
  );
const has = (on: On, test: string): Node | undefined =>
  conjuncts(on.which).find((one) => one.test === test) as Node | undefined;
/** What has brought it about, if the text names it. */
const causer = (on: On): { ja: string; en: string } | undefined =>
  has(on, 'by this card')
    ? { ja: 'このカード', en: 'this card' }
    : has(on, 'by host')
      ? { ja: '装備モンスター', en: 'the equipped monster' }
      : undefined;
/** A monster of the opponent. */
const opposing = (on: On): boolean => has(on, 'owned') !== undefined || has(on, 'was controlled') !== undefined;
const isEvery = (on: On): boolean => !on.self;

const summonJa = (on: On): string => {
  const kinds = kindsOf((has(on, 'summoned as')?.['kinds'] as readonly string[] | undefined) ?? []);
  if (kinds.length === 1 && kinds[0] === 'tribute') return '生け贄召喚';
  if (kinds.length === 1 && kinds[0] === 'flip') return '反転召喚';
  if (kinds.includes('special')) return kinds.includes('normal') ? '召喚・特殊召喚' : '特殊召喚';
  if (kinds.includes('normal')) return kinds.includes('flip') ? '召喚・反転召喚' : '召喚';
  return '召喚・反転召喚・特殊召喚';
};
const summonEn = (on: On): string => {
  const kinds = kindsOf((has(on, 'summoned as')?.['kinds'] as readonly string[] | undefined) ?? []);
  if (kinds.length === 1 && kinds[0] === 'tribute') return 'Tribute Summoned';
  if (kinds.length === 1 && kinds[0] === 'flip') return 'Flip Summoned';
  if (kinds.includes('special')) return kinds.includes('normal') ? 'Normal or Special Summoned' : 'Special Summoned';
  if (kinds.includes('normal')) return kinds.includes('flip') ? 'Normal or Flip Summoned' : 'Normal Summoned';
  return 'Summoned';
};

/** What befell the monster of an equip card that falls with it. */
const lost = (on: On): { readonly yours: boolean; readonly cause: Test | undefined } => {
  const which = conjuncts(has(on, 'fell with')?.['which'] as Test);
  return {
    yours: which.some(({ test }) => test === 'was controlled'),
    cause: which.find(({ test }) => test === 'cause'),
  };
};
const lostJa = (say: Japanese, on: On): string => {
  const { yours, cause } = lost(on);
  const how = cause ? `${say.condition(cause)}破壊され` : '生け贄に捧げられ';
  return `${yours ? '自分フィールド上の' : ''}装備モンスターが${how}た事によってこのカードが墓地へ送られた`;
};
const lostEn = (say: English, on: On): string => {
  const { yours, cause } = lost(on);
  const how = cause ? `destroyed ${say.condition(cause)}` : 'Tributed';
  return `this card is sent to the Graveyard because the equipped monster${yours ? ' on your field' : ''} was ${how}`;
};

/** 「…した時」: what sets an effect off. */
export function onJa(say: Japanese, on: On): string {
  const whose = on.whose === 'you' ? '自分の' : on.whose === 'opponent' ? '相手の' : '';
  const player = on.whose === 'opponent' ? '相手' : on.whose === 'you' ? '自分' : 'プレイヤー';
  const zone = (z: On['from']): string =>
    z === undefined ? '' : (typeof z === 'string' ? [z] : z).map((one) => say.zone(one)).join('・');
  const test = who(on);
  const mine = has(on, 'was controlled')?.['by'] === 'you' ? '自分フィールド上の' : '';
  const it = isEvery(on)
    ? test
      ? say.test(test)
      : 'カード'
    : `${mine}${wasSet(on) ? 'セットされた' : has(on, 'was face-up') ? '表側表示の' : ''}このカード`;
  const cause = has(on, 'cause');
  const done = has(on, 'done by');
  const other = otherCause(on);
  const by = `${other ? `${say.condition(other)}破壊される以外の方法で` : ''}${done ? (done['who'] === 'opponent' ? '相手の' : '自分の') : ''}${cause ? say.condition(cause as unknown as Test) : causer(on) ? `${causer(on)?.ja}によって` : ''}`;
  switch (on.event) {
    case 'standby phase':
      return `${whose}スタンバイフェイズ時、`;
    case 'end phase':
      return `${whose}エンドフェイズ時、`;
    case 'turn ends':
      return `${whose}ターン終了時、`;
    case 'battle phase begins':
      return `${whose}バトルフェイズ開始時、`;
    case 'battle phase ends':
      return `${whose}バトルフェイズ終了時、`;
    case 'damage step begins':
      return `${it}が戦闘を行うダメージステップ開始時、`;
    case 'damage calculation':
      return `${it}が戦闘を行うダメージ計算時、`;
    case 'damage step ends':
      return 'ダメージステップ終了時、';
    case 'maintenance':
      return '自分のスタンバイフェイズ毎に、';
    case 'link begins':
      return '';
    case 'activated':
      return '';
    case 'link ends':
      return has(on, 'was an activation')
        ? `${it}が発動され、その処理が終わる度に、`
        : `${whose}${it}の効果の処理が終わった時、`;
    case 'turned':
      return `${it}がリバースした時、`;
    case 'summoned':
      if (has(on, 'tributes'))
        return `${it.replace(/フィールド上のカード$/u, '')}が${String(has(on, 'tributes')?.['atLeast'])}体以上の生け贄を捧げて生け贄召喚に成功した時、`;
      if (has(on, 'brought by'))
        return `${it}が「${say.card(String(has(on, 'brought by')?.['name']))}」の効果による特殊召喚に成功した時、`;
      return `${it}が${on.from === undefined ? '' : `${zone(on.from)}からの`}${summonJa(on)}に成功した時、`;
    case 'set':
      return `${it}がセットされた時、`;
    case 'damaged':
      return has(on, 'happens to') || (isEvery(on) && test === undefined && !cause)
        ? `${player}がダメージを受けた時、`
        : `${it === 'カード' ? 'モンスター' : it}が${on.whose === 'opponent' ? '相手プレイヤー' : on.whose === 'you' ? '自分' : 'プレイヤー'}に戦闘ダメージを与えた時、`;
    case 'gained':
      return `${player}のライフポイントが回復する度に、`;
    case 'paid':
      return `${player}がライフポイントを払う度に、`;
    case 'drew':
      return `${player}が${has(on, 'drawn outside the draw phase') ? 'ドローフェイズ以外で' : ''}カードをドローする度に、`;
    case 'drawn':
      return `${on.self ? (has(on, 'owned') ? '持ち主以外のプレイヤーがこのカードをドローした時' : 'このカードをドローした時') : `${player}がカードをドローする度に`}、`;
    case 'discarded':
      return `${it}が${by}手札から墓地に捨てられた時、`;
    case 'tributed':
      return `${it}が${has(on, 'tributed for a tribute summon') ? '生け贄召喚のために' : cause ? 'カードのコストまたは効果によって' : ''}生け贄に捧げられ${on.to === 'graveyard' ? '墓地へ送られ' : ''}た時、`;
    case 'added to hand':
      return `${it}が${by}デッキから手札に加わった時、`;
    case 'position changed':
      return has(on, 'position')
        ? `${it}が${has(on, 'faceUp') ? '表側' : ''}${has(on, 'position')?.['is'] === 'attack' ? '攻撃' : '守備'}表示になった時、`
        : `${it}の表示形式が変更された時、`;
    case 'attack declared':
      return on.self ? 'このカードの攻撃宣言時、' : `${whose}${it === 'カード' ? 'モンスター' : it}が攻撃宣言した時、`;
    case 'attack target selected':
      return `${it}が攻撃対象に選択された時、`;
    case 'battled':
      return `${it}がモンスターと戦闘を行った時、ダメージ計算後に`;
    case 'destroyed':
      return isEvery(on) && causer(on)
        ? `${causer(on)?.ja}が${cause ? say.condition(cause as unknown as Test) : ''}${opposing(on) ? '相手' : ''}モンスターを破壊し${on.to === 'graveyard' ? '墓地へ送っ' : ''}た時、`
        : `${it}が${by}破壊され${on.to === 'graveyard' ? '墓地へ送られ' : ''}た時、`;
    case 'moved':
      if (has(on, 'fell with')) return `${lostJa(say, on)}時、`;
      return on.to === undefined
        ? `${it}が${zone(on.from)}から離れた時、`
        : `${it}が${by}${zone(on.from)}${on.from === undefined ? '' : 'から'}${on.to === 'removed' ? 'ゲームから除外され' : on.to === 'hand' ? '手札に戻っ' : `${zone(on.to)}へ送られ`}た時、`;
    case 'taken':
      return `${it}のコントロールが移った時、`;
    case 'attached':
      return `${it}が装備された時、`;
    case 'counted':
      return `${it}にカウンターが乗った時、`;
    case 'was targeted':
      return `${it}がカードの効果の対象になった時、`;
    default:
      return '';
  }
}

/** "When …": what sets an effect off. */
export function onEn(say: English, on: On): string {
  const whose = on.whose === 'you' ? 'your' : on.whose === 'opponent' ? "your opponent's" : 'the';
  const player = on.whose === 'opponent' ? 'your opponent' : on.whose === 'you' ? 'you' : 'a player';
  const verb = (base: string): string => (on.whose === 'you' ? base : `${base}${/(s|ch)$/u.test(base) ? 'es' : 's'}`);
  const zone = (z: On['from']): string =>
    z === undefined ? '' : (typeof z === 'string' ? [z] : z).map((one) => say.zone(one)).join(' or ');
  const test = who(on);
  const some = (given: string): string => article(given).replace(/^a (?=[AEIOU])/u, 'an ');
  const article = (text: string): string =>
    /^"[^"]*" (card|monster)/u.test(text)
      ? `a ${text}`
      : /^(a|an|the|all|its|"|1) ?/u.test(text) && !text.startsWith('a ')
        ? text
        : text.startsWith('other ')
          ? `an${text}`
          : `a ${text}`;
  const it = isEvery(on)
    ? test
      ? some(say.test(test))
      : 'a card'
    : `this ${wasSet(on) ? 'Set ' : has(on, 'was face-up') ? 'face-up ' : ''}card${has(on, 'was controlled')?.['by'] === 'you' ? ' on your field' : ''}`;
  const cause = has(on, 'cause');
  const done = has(on, 'done by');
  const other = otherCause(on);
  const by = other
    ? ` other than ${say.condition(other)}`
    : cause
      ? ` ${say.condition(cause as unknown as Test).replace('a card effect', done ? (done['who'] === 'opponent' ? "your opponent's card effect" : 'your card effect') : 'a card effect')}`
      : causer(on)
        ? ` by ${causer(on)?.en}`
        : '';
  switch (on.event) {
    case 'standby phase':
      return `During ${whose} Standby Phase, `;
    case 'end phase':
      return `During ${whose} End Phase, `;
    case 'turn ends':
      return `At the very end of ${whose} turn, `;
    case 'battle phase begins':
      return `At the start of ${whose} Battle Phase, `;
    case 'battle phase ends':
      return `At the end of ${whose} Battle Phase, `;
    case 'damage step begins':
      return `At the start of the Damage Step, when ${it} battles, `;
    case 'damage calculation':
      return `During damage calculation, when ${it} battles, `;
    case 'damage step ends':
      return 'At the end of the Damage Step, ';
    case 'maintenance':
      return 'During each of your Standby Phases, ';
    case 'link begins':
    case 'activated':
      return '';
    case 'link ends':
      if (has(on, 'was an activation')) return `Each time ${it} is activated, after it resolves, `;
      return `After the effect of ${it} resolves, `;
    case 'turned':
      return `When ${it} is flipped face-up, `;
    case 'summoned':
      if (has(on, 'tributes'))
        return `When ${has(on, 'controlled')?.['by'] === 'you' ? 'you Tribute Summon a monster' : `${it} is Tribute Summoned`} by Tributing ${String(has(on, 'tributes')?.['atLeast'])} or more monsters, `;
      if (has(on, 'brought by'))
        return `When ${it} is Special Summoned by the effect of "${say.card(String(has(on, 'brought by')?.['name']))}", `;
      return `When ${it} is ${summonEn(on)}${on.from === undefined ? '' : ` from the ${zone(on.from)}`}, `;
    case 'set':
      return `When ${it} is Set, `;
    case 'damaged':
      return has(on, 'happens to') || (isEvery(on) && test === undefined && !cause)
        ? `When ${player} ${verb('take')} damage, `
        : `When ${it === 'a card' ? 'a monster' : it} inflicts battle damage to ${player}, `;
    case 'gained':
      return `Each time ${player} ${verb('gain')} Life Points, `;
    case 'paid':
      return `Each time ${player} ${verb('pay')} Life Points, `;
    case 'drew':
      return `Each time ${player} ${verb('draw')} cards${has(on, 'drawn outside the draw phase') ? ' outside the Draw Phase' : ''}, `;
    case 'drawn':
      return on.self
        ? has(on, 'owned')
          ? 'When a player who does not own this card draws it, '
          : 'When this card is drawn, '
        : `Each time ${player} ${verb('draw')} a card, `;
    case 'discarded':
      return `When ${it} is discarded from the hand to the Graveyard${by}, `;
    case 'tributed':
      return `When ${it} is Tributed${has(on, 'tributed for a tribute summon') ? ' for a Tribute Summon' : cause ? ' by the cost or effect of a card' : ''}${on.to === 'graveyard' ? ' and sent to the Graveyard' : ''}, `;
    case 'added to hand':
      return `When ${it} is added from the Deck to the hand${by}, `;
    case 'position changed':
      return has(on, 'position')
        ? `When ${it} is changed to ${has(on, 'faceUp') ? 'face-up ' : ''}${has(on, 'position')?.['is'] === 'attack' ? 'Attack' : 'Defense'} Position, `
        : `When the battle position of ${it} is changed, `;
    case 'attack declared':
      return `When ${it !== 'a card' ? it : on.whose === 'opponent' ? "an opponent's monster" : 'a monster'} declares an attack, `;
    case 'attack target selected':
      return `When ${it} is selected as an attack target, `;
    case 'battled':
      return `After damage calculation, when ${it} battles a monster, `;
    case 'destroyed':
      return isEvery(on) && causer(on)
        ? `When ${causer(on)?.en} destroys ${opposing(on) ? "an opponent's" : 'a'} monster${cause ? ` ${say.condition(cause as unknown as Test)}` : ''}${on.to === 'graveyard' ? ' and sends it to the Graveyard' : ''}, `
        : `When ${it} is destroyed${by}${on.to === 'graveyard' ? ' and sent to the Graveyard' : ''}, `;
    case 'moved':
      if (has(on, 'fell with')) return `When ${lostEn(say, on)}, `;
      return on.to === undefined
        ? `When ${it} leaves the ${zone(on.from)}, `
        : on.to === 'removed'
          ? `When ${it} is removed from play, `
          : on.to === 'hand'
            ? `When ${it} returns ${on.from === undefined ? '' : `from the ${zone(on.from)} `}to the hand, `
            : `When ${it} is sent ${on.from === undefined ? '' : `from the ${zone(on.from)} `}to the ${zone(on.to)}${by}, `;
    case 'taken':
      return `When control of ${it} changes, `;
    case 'attached':
      return `When ${it} is equipped, `;
    case 'counted':
      return `When a counter is placed on ${it}, `;
    case 'was targeted':
      return `When ${it} is targeted by a card effect, `;
    default:
      return '';
  }
}
