import type { CardTree, EffectTree, Engine, On, Part, Test, Words } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import type { CardFacts } from '../printed.ts';
import { speakIn } from './speak.ts';
import { phaseWords, subWords } from './words.ts';

type Lang = 'ja' | 'en';
type Extended = ReturnType<typeof speakIn> & { part(part: unknown): string; sentence(tree: Test): string };

const onJa: Readonly<Record<string, string>> = {
  summoned: '召喚に成功した時',
  turned: 'リバースした時',
  destroyed: '破壊された時',
  battled: '戦闘を行った場合、ダメージ計算後に',
  'standby phase': 'スタンバイフェイズ時',
  'end phase': 'エンドフェイズ時',
  'battle phase ends': 'バトルフェイズ終了時',
  'damage step ends': 'ダメージステップ終了時',
  'attack declared': '攻撃宣言をした時',
  'was targeted': 'カードの効果の対象になった時',
};
const onEn: Readonly<Record<string, string>> = {
  summoned: 'is Summoned',
  turned: 'is flipped face-up',
  destroyed: 'is destroyed',
  battled: 'battles: after damage calculation',
  'attack declared': 'declares an attack',
  'was targeted': 'is targeted by a card effect',
};

/** The whole text of a card in one language, made from its tree. */
export function cardText(engine: Engine<Duel>, card: CardTree): Words {
  return { ja: textIn(engine, card, 'ja'), en: textIn(engine, card, 'en') };
}

function textIn(engine: Engine<Duel>, card: CardTree, lang: Lang): string {
  const say = speakIn(engine, lang) as Extended;
  const facts = card.facts as unknown as CardFacts;
  const lines: string[] = [];
  if (facts.materials?.length) {
    const names = facts.materials.map((name) => (lang === 'ja' ? `「${name}」` : `"${say.card(name)}"`));
    lines.push(names.join(lang === 'ja' ? '＋' : ' + '));
    if (facts.onlyListedMaterials)
      lines.push(
        lang === 'ja' ? 'このカードの融合召喚は上記のカードでしか行えない。' : 'Fusion Summoned only with the above.',
      );
  }
  if (facts.special === 'semi' || facts.special === 'nomi')
    lines.push(lang === 'ja' ? 'このカードは通常召喚できない。' : 'This card cannot be Normal Summoned or Set.');
  if (facts.special === 'never')
    lines.push(lang === 'ja' ? 'このカードは特殊召喚できない。' : 'This card cannot be Special Summoned.');
  const several = card.effects.filter(({ kind }) => kind === 'activation').length > 1;
  if (several)
    lines.push(
      lang === 'ja'
        ? '次の効果から1つを選択して発動する。'
        : 'Choose one of these effects when you activate this card.',
    );
  for (const effect of card.effects)
    lines.push(effectText(say, card, effect, lang, several && effect.kind === 'activation'));
  if (lines.length === 0 && facts.kind === 'monster') return subWords['normal']?.[lang] ?? '';
  return lines.filter((line) => line !== '').join(lang === 'ja' ? '' : ' ');
}

function effectText(say: Extended, card: CardTree, effect: EffectTree, lang: Lang, bullet: boolean): string {
  const ja = lang === 'ja';
  if (effect.label && effect.traits?.['textByLabel'] === true) return effect.label[lang];
  const live = (effect.live ?? []).map((part: Part) => capital(`${say.part(part)}${ja ? '。' : '.'}`));
  const when = effect.on ? onText(say, card, effect.on, effect, ja) : '';
  const conditions = (effect.if ?? []).map((test) => say.sentence(test)).filter((text) => text !== '');
  const responds = effect.respondsTo ? say.sentence(effect.respondsTo) : '';
  const cost = (effect.cost ?? []).length > 0 ? say.clauses(effect.cost ?? []).replace(/[。.]$/u, '') : '';
  const targets = (effect.targets ?? []).length > 0 ? say.clauses(effect.targets ?? []).replace(/[。.]$/u, '') : '';
  const does = say.clauses(effect.does ?? []);
  const limit = effect.limit && effect.limit.per !== 'event' ? say.word('period', effect.limit.per) : '';
  let text = '';
  if (ja) {
    const kind = effect.kind === 'flip' ? 'リバース：' : '';
    const conditionText = conditions.length ? `${conditions.join('、')}場合に発動する事ができる。` : '';
    const respondText = responds ? `${responds}に発動する事ができる。` : '';
    const costText = cost ? `${te(cost)}発動する。` : '';
    const targetText = targets ? `${targets}。` : '';
    const optional = effect.on && !effect.mandatory && effect.how === 'stack';
    text = `${kind}${limit ? `${limit}、` : ''}${when}${respondText}${conditionText}${costText}${targetText}${optional ? does.replace(/。$/u, '事ができる。') : does}`;
    if (effect.how === 'procedure') text = `${cost.replace(/。$/u, '')}事で、手札から特殊召喚できる。`;
  } else {
    const kind = effect.kind === 'flip' ? 'FLIP: ' : '';
    const conditionText = conditions.length ? `Activate only if ${conditions.join(' and ')}. ` : '';
    const respondText = responds ? `Activate ${responds}. ` : '';
    const costText = cost ? `${cost.charAt(0).toUpperCase()}${cost.slice(1)} to activate this. ` : '';
    const targetText = targets ? `${targets}. ` : '';
    const optional = effect.on && !effect.mandatory && effect.how === 'stack';
    text = `${kind}${limit ? `${capital(limit)}: ` : ''}${when}${respondText}${conditionText}${costText}${targetText}${optional ? `You can: ${does}` : does}`;
    if (effect.how === 'procedure')
      text = `You can Special Summon this card from your hand if you ${cost.charAt(0).toLowerCase()}${cost.slice(1)}.`;
  }
  const whole = [text, ...live].filter((line) => line.trim() !== '').join(ja ? '' : ' ');
  return bullet ? `${ja ? '●' : '● '}${whole}` : whole;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 捨てる → 捨てて, for costs that lean on 発動する. */
function te(sentence: string): string {
  return sentence
    .replace(/する$/u, 'して')
    .replace(/払う$/u, '払って')
    .replace(/捨てる$/u, '捨てて')
    .replace(/捧げる$/u, '捧げて')
    .replace(/除く$/u, '除いて')
    .replace(/送る$/u, '送って');
}

function onText(say: Extended, _card: CardTree, on: On, effect: EffectTree, ja: boolean): string {
  if (effect.kind === 'flip') return '';
  const phase = on.event.endsWith('phase') || on.event.startsWith('battle phase');
  const which = on.which ? say.sentence(on.which) : '';
  if (phase) {
    const whose =
      on.whose === 'you'
        ? ja
          ? '自分の'
          : 'your '
        : on.whose === 'opponent'
          ? ja
            ? '相手の'
            : "your opponent's "
          : ja
            ? ''
            : 'each ';
    return ja
      ? `${whose}${onJa[on.event] ?? phaseWords[on.event]?.ja ?? on.event}、`
      : `During ${whose}${title(on.event)}: `;
  }
  const subject = on.self
    ? ja
      ? 'このカード'
      : 'this card'
    : which
      ? ja
        ? which
        : `a card (${which})`
      : ja
        ? 'カード'
        : 'a card';
  const cause = on.self && which ? which : '';
  if (on.event === 'moved') {
    const from = zones(say, on.from);
    const to = zones(say, on.to);
    return ja
      ? `${subject}が${cause}${from ? `${from}から` : ''}${to ? `${to}へ送られた` : '離れた'}時、`
      : `When ${subject} ${to ? `is sent ${from ? `from the ${from} ` : ''}to the ${to}` : `leaves the ${from}`}${cause ? ` ${cause}` : ''}: `;
  }
  if (on.event === 'damaged') {
    const whose = on.whose === 'opponent' ? (ja ? '相手プレイヤー' : 'your opponent') : ja ? 'プレイヤー' : 'a player';
    return ja
      ? `${subject}が${whose}に戦闘ダメージを与えた時、`
      : `When ${subject} inflicts battle damage to ${whose}: `;
  }
  return ja
    ? `${subject}が${cause}${onJa[on.event] ?? on.event}、`
    : `When ${subject} ${onEn[on.event] ?? on.event}${cause ? ` (${cause})` : ''}: `;
}

const zones = (say: Extended, zone: On['from']): string =>
  zone === undefined ? '' : [...new Set((typeof zone === 'string' ? [zone] : zone).map((z) => say.zone(z)))].join('・');

const title = (event: string): string => event.replace(/\b\w/gu, (letter) => letter.toUpperCase());
