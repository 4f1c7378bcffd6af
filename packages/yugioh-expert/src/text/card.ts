import type { CardTree, Clause, EffectTree, Engine, On, Part, Words } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import type { CardFacts } from '../printed.ts';
import { type English, english } from './english.ts';
import { type Japanese, japanese } from './japanese.ts';
import { type Node, namesIn } from './nouns.ts';
import { periodWords, subWords } from './words.ts';

/** Names of cards that a text mentions and the pool may lack. */
export type NameOf = (name: string) => Words | undefined;

/** The whole text of a card in both languages, made from its tree: nothing of it is written by hand. */
export function cardText(engine: Engine<Duel>, card: CardTree, nameOf?: NameOf): Words {
  const facts = card.facts as unknown as CardFacts;
  if (card.effects.length === 0 && facts.kind === 'monster' && !facts.materials) return subWords['normal'] as Words;
  const ja: string[] = [];
  const en: string[] = [];
  if (facts.materials?.length) {
    ja.push(
      facts.materials
        .map((material) => (typeof material === 'string' ? `「${material}」` : japanese(engine).test(material)))
        .join('＋')
        .concat('。'),
    );
    en.push(
      facts.materials
        .map((material) =>
          typeof material === 'string' ? `"${nameOf?.(material)?.en ?? material}"` : english(engine).test(material),
        )
        .join(' + ')
        .concat('.'),
    );
    if (facts.onlyListedMaterials) {
      ja.push('このカードの融合召喚は上記のカードでしか行えない。');
      en.push('This card can only be Fusion Summoned with the above monsters.');
    }
  }
  if (facts.special === 'semi' || facts.special === 'nomi') {
    ja.push('このカードは通常召喚できない。');
    en.push('This card cannot be Normal Summoned or Set.');
  }
  if (facts.special === 'never') {
    ja.push('このカードは特殊召喚できない。');
    en.push('This card cannot be Special Summoned.');
  }
  const activations = card.effects.filter(({ kind }) => kind === 'activation').length;
  if (activations > 1) {
    ja.push('次の効果から1つを選択して発動する。');
    en.push('Activate 1 of these effects.');
  }
  for (const effect of card.effects) {
    const names = namesIn(effect);
    const bullet = activations > 1 && effect.kind === 'activation';
    ja.push(
      (bullet ? '●' : '') +
        effectJa(
          japanese(engine, names, (name) => nameOf?.(name)?.ja),
          effect,
          facts,
        ),
    );
    en.push(
      (bullet ? '● ' : '') +
        effectEn(
          english(engine, names, (name) => nameOf?.(name)?.en),
          effect,
          facts,
        ),
    );
  }
  return { ja: ja.join(''), en: en.filter((text) => text !== '').join(' ') };
}

/** Modifications and prohibitions that differ in one word only are said in one sentence. */
function merged(parts: readonly Node[]): Node[] {
  const out: Node[] = [];
  for (const part of parts) {
    const key =
      part['part'] === 'modify'
        ? 'stat'
        : part['part'] === 'forbid' && String(part['act']).endsWith('summon')
          ? 'act'
          : null;
    const before = out.at(-1);
    const same = (a: Node, b: Node): boolean =>
      JSON.stringify({ ...a, [key as string]: '' }).replaceAll('"def"', '"atk"') ===
      JSON.stringify({ ...b, [key as string]: '' }).replaceAll('"def"', '"atk"');
    if (key && before && before['part'] === part['part'] && same(before, part))
      out[out.length - 1] = { ...before, [key]: `${String(before[key])}+${String(part[key])}` };
    else out.push(part);
  }
  return out;
}

/** Clauses of one breath whose lasting parts differ in one word only become one clause. */
function mergedClauses(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const clause of clauses) {
    const before = out.at(-1);
    if (
      clause.do === 'lasting' &&
      before?.do === 'lasting' &&
      JSON.stringify(clause['until']) === JSON.stringify(before['until'])
    ) {
      const joined = merged([before['part'] as Node, clause['part'] as Node]);
      if (joined.length === 1) {
        out[out.length - 1] = { ...before, part: joined[0] };
        continue;
      }
    }
    out.push(clause);
  }
  return out;
}

const isOath = (clause: Clause): boolean => clause.do === 'lasting';
const counts = (which: On['which']): string => JSON.stringify(which ?? '');

/** 「…した時」: what sets the effect off. */
function onJa(say: Japanese, on: On): string {
  const whose = on.whose === 'you' ? '自分の' : on.whose === 'opponent' ? '相手の' : '';
  const which = on.which ? say.condition(on.which) : '';
  const zone = (z: On['from']): string => (z === undefined ? '' : say.zone(typeof z === 'string' ? z : (z[0] ?? '')));
  switch (on.event) {
    case 'standby phase':
      return `${whose}スタンバイフェイズ時、`;
    case 'end phase':
      return `${whose}エンドフェイズ時、`;
    case 'battle phase ends':
      return `${whose}バトルフェイズ終了時、`;
    case 'damage step ends':
      return 'ダメージステップ終了時、';
    case 'link begins':
      return '';
    case 'summoned':
      return `このカードが${counts(on.which).includes('"normal"') ? '召喚' : counts(on.which).includes('"tribute"') ? '生け贄召喚' : counts(on.which).includes('special') ? '特殊召喚' : '召喚・反転召喚・特殊召喚'}に成功した時、`;
    case 'damaged':
      return `このカードが${on.whose === 'opponent' ? '相手プレイヤー' : 'プレイヤー'}に戦闘ダメージを与えた時、`;
    case 'battled':
      return 'このカードが相手モンスターと戦闘を行った時、ダメージ計算後に';
    case 'destroyed':
      return on.self ? `このカードが${which}破壊された時、` : 'このカードが戦闘によって効果モンスターを破壊した時、';
    case 'moved':
      return `このカードが${zone(on.from)}から${zone(on.to)}へ送られた時、`;
    case 'was targeted':
      return 'このカードがカードの効果の対象になった時、';
    default:
      return '';
  }
}

function onEn(say: English, on: On): string {
  const whose = on.whose === 'you' ? 'your' : on.whose === 'opponent' ? "your opponent's" : 'the';
  const which = on.which ? say.condition(on.which) : '';
  const zone = (z: On['from']): string => (z === undefined ? '' : say.zone(typeof z === 'string' ? z : (z[0] ?? '')));
  switch (on.event) {
    case 'standby phase':
      return `During ${whose} Standby Phase, `;
    case 'end phase':
      return `During ${whose} End Phase, `;
    case 'battle phase ends':
      return `At the end of ${whose} Battle Phase, `;
    case 'damage step ends':
      return 'At the end of the Damage Step, ';
    case 'link begins':
      return '';
    case 'summoned':
      return `When this card is ${counts(on.which).includes('"normal"') ? 'Normal Summoned' : counts(on.which).includes('"tribute"') ? 'Tribute Summoned' : counts(on.which).includes('special') ? 'Special Summoned' : 'Summoned'}, `;
    case 'damaged':
      return `When this card inflicts battle damage to ${on.whose === 'opponent' ? 'your opponent' : 'a player'}, `;
    case 'battled':
      return "After damage calculation, when this card battles an opponent's monster, ";
    case 'destroyed':
      return on.self
        ? `When this card is destroyed${which ? ` ${which}` : ''}, `
        : 'When this card destroys an Effect Monster by battle, ';
    case 'moved':
      return `When this card is sent from the ${zone(on.from)} to the ${zone(on.to)}, `;
    case 'was targeted':
      return 'When this card is targeted by a card effect, ';
    default:
      return '';
  }
}

const strip = (text: string): string => text.replace(/[。.]$/u, '');
const lower = (text: string): string =>
  /^(?!Special Summon|Tribute|Normal Summon|Flip Summon)[A-Z][a-z]/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function effectJa(say: Japanese, effect: EffectTree, facts: CardFacts): string {
  const live = merged((effect.live ?? []) as readonly Part[] as unknown as Node[]).map((part) => `${say.part(part)}。`);
  const cost = effect.cost ?? [];
  const oaths = mergedClauses(cost.filter(isOath)).map(
    (clause) =>
      `${effect.kind === 'activation' ? 'このカード' : 'この効果'}を発動するターン、${strip(say.part(clause['part'] as Node))}。`,
  );
  const paid = say.leaning(cost.filter((clause) => !isOath(clause)));
  if (effect.how === 'procedure')
    return `このカードは${strip(say.sentences(cost))}事で手札から特殊召喚する事ができる。`;
  const optional = effect.on !== undefined && effect.mandatory === false && effect.how === 'stack';
  const limit =
    effect.limit && ['turn', 'stack', 'phase', 'duel'].includes(effect.limit.per)
      ? `${periodWords[effect.limit.per]?.ja ?? ''}${effect.on ? '' : 'だけ'}、`
      : '';
  const ends = (text: string): string =>
    text.endsWith('宣言') || text.endsWith('成功した') ? `${text}時` : `${text}場合`;
  const whole = say.conditions(effect.if ?? []);
  const given = whole === '' ? '' : ends(whole);
  const answer = effect.respondsTo ? `${say.condition(effect.respondsTo)}時` : '';
  // An equip spell's target is plain from its kind.
  const equips = facts.icon === 'equip' && effect.does?.length === 1 && effect.does[0]?.do === 'equip';
  const clauses = mergedClauses(effect.does ?? []);
  const targets = (effect.targets ?? []).map((clause) =>
    strip(say.sentences([clause]))
      .replace(/選択する$/u, '選択して')
      .replace(/宣言する$/u, '宣言して'),
  );
  if (equips) {
    const from = (effect.targets?.[0] as Node | undefined)?.['from'] as Parameters<Japanese['counted']>[1];
    const to = say.counted(1, from).replace('フィールド上の表側表示モンスター1体', 'モンスター');
    return [`${to === 'モンスター' ? '' : `${say.counted(1, from)}に装備可能。`}`, ...live].join('');
  }
  const activation = [paid, ...targets].filter((text) => text !== '').join('、');
  const on = effect.on ? onJa(say, effect.on) : '';
  const flip = effect.kind === 'flip' ? 'リバース：' : '';
  let head = '';
  if (effect.on) {
    head = `${limit}${on}${given ? `${given}、` : ''}${activation ? `${activation}、` : ''}`;
  } else if (effect.how === 'stack') {
    const when = [given, answer].filter((text) => text !== '').join('、');
    if (when) head = `${limit}${when}に発動する事ができる。`;
    else head = limit;
    if (activation) head = `${head}${activation}発動する。`.replace(/て発動する。$/u, 'て発動する。');
  }
  const body = say.sentences(clauses, optional);
  return [`${flip}${head}${body}`, ...oaths, ...live].filter((line) => line !== '').join('');
}

function effectEn(say: English, effect: EffectTree, facts: CardFacts): string {
  const live = merged((effect.live ?? []) as readonly Part[] as unknown as Node[]).map(
    (part) => `${capital(say.part(part))}.`,
  );
  const cost = effect.cost ?? [];
  const oaths = mergedClauses(cost.filter(isOath)).map(
    (clause) =>
      `In the turn you activate this ${effect.kind === 'activation' ? 'card' : 'effect'}, ${strip(say.part(clause['part'] as Node))}.`,
  );
  const paid = say.leaning(cost.filter((clause) => !isOath(clause)));
  if (effect.how === 'procedure') return `You can Special Summon this card from your hand by this: ${paid}.`;
  const optional = effect.on !== undefined && effect.mandatory === false && effect.how === 'stack';
  const limit =
    effect.limit && ['turn', 'stack', 'phase', 'duel'].includes(effect.limit.per)
      ? `${periodWords[effect.limit.per]?.en ?? ''}`
      : '';
  const conditions = (effect.if ?? []).map((test) => say.condition(test)).filter((text) => text !== '');
  const equips = facts.icon === 'equip' && effect.does?.length === 1 && effect.does[0]?.do === 'equip';
  const clauses = mergedClauses(effect.does ?? []);
  if (equips) {
    const from = (effect.targets?.[0] as Node | undefined)?.['from'] as Parameters<English['counted']>[1];
    const to = say.counted(1, from);
    return [to === '1 face-up monster on the field' ? '' : `Equip only to ${to.replace(/^1 /u, 'a ')}.`, ...live]
      .filter((line) => line !== '')
      .join(' ');
  }
  const targets = (effect.targets ?? []).map((clause) => lower(strip(say.sentences([clause]))));
  const activation = [paid, ...targets].filter((text) => text !== '').join(' and ');
  const flip = effect.kind === 'flip' ? 'FLIP: ' : '';
  const given = conditions.join(' and ');
  let head = '';
  if (effect.on) {
    const on = onEn(say, effect.on);
    head = `${limit ? `${capital(limit)}, ` : ''}${limit ? lower(on) : on}${given ? `if ${given}, ` : ''}`;
    if (activation) head += `${optional ? 'you can ' : ''}${activation}. `;
  } else if (effect.how === 'stack') {
    const when = [given, effect.respondsTo ? say.condition(effect.respondsTo) : ''].filter((text) => text !== '');
    if (when.length > 0)
      head = `${limit ? `${capital(limit)}: activate` : 'Activate'} only ${/declares|Summons a|is Normal|is activated/u.test(when.join(' ')) ? 'when' : 'if'} ${when.join(' and ')}. `;
    else if (limit) head = `${capital(limit)}: `;
    if (activation) head += `${limit && when.length === 0 ? activation : capital(activation)}. `;
  }
  const body = say.sentences(clauses, optional && activation === '');
  const continues = head !== '' && !head.endsWith('. ');
  return [`${flip}${head}${continues ? lower(body) : body}`.trim(), ...oaths, ...live]
    .filter((line) => line !== '')
    .join(' ');
}
