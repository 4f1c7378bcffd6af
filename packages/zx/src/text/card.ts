import type { CardTree, EffectTree, Engine, Part, Words } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import type { CardFacts } from '../printed.ts';
import { words } from './words.ts';

type Lang = 'ja' | 'en';

/** When an automatic or special ability is set off. */
const moments: Readonly<Record<string, Words>> = {
  appeared: { ja: 'このカードが登場した時', en: 'When this card appears' },
  'appeared from life': { ja: 'このカードがライフから登場した時', en: 'When this card appears from life' },
  destroyed: { ja: 'このカードが破壊された時', en: 'When this card is destroyed' },
  'attack declared': { ja: 'このカードが攻撃した時', en: 'When this card attacks' },
};

const marks: Readonly<Record<string, Words>> = {
  'range 2': { ja: 'このゼクスはレンジ2を持つ', en: 'the Z/X has Range 2' },
  'lowers the charge limit': {
    ja: '相手のチャージの上限枚数は2枚少なくなる',
    en: "your opponent's charge limit is 2 lower",
  },
  'no charge limit': { ja: '自分のチャージに上限はない', en: 'your charge has no limit' },
  'not chosen by the opponent': {
    ja: 'このゼクスは相手のカードの効果で選ばれない',
    en: "the Z/X cannot be chosen by the opponent's effects",
  },
};

function live(engine: Engine<Duel>, part: Part, lang: Lang): string {
  const say = engine.speakers[lang];
  if (part.part === 'mark') return marks[part.mark]?.[lang] ?? part.mark;
  if (part.part !== 'modify') return part.part;
  const by = part.by as number;
  const amount = by < 0 ? `−${-by}` : `+${by}`;
  return lang === 'ja' ? `${say.cards(part.to)}のパワーを${amount}する` : `${say.cards(part.to)} get ${amount} power`;
}

function ability(engine: Engine<Duel>, tree: EffectTree, lang: Lang): string {
  const say = engine.speakers[lang];
  const label = words['ability']?.[tree.kind]?.[lang] ?? tree.kind;
  const moment = tree.on
    ? `${moments[tree.on.from === 'life' ? 'appeared from life' : tree.on.event]?.[lang] ?? tree.on.event}${lang === 'ja' ? '、' : ', '}`
    : '';
  const cost = tree.cost?.length ? say.clauses(tree.cost) : '';
  const does = [
    ...(tree.live ?? []).map((part) => live(engine, part, lang)),
    tree.does?.length ? say.clauses(tree.does) : '',
  ]
    .filter((text) => text !== '')
    .join(lang === 'ja' ? '。' : '; ');
  const text = [cost && (does ? (lang === 'ja' ? `〈${cost}〉` : `<${cost}> `) : cost), moment + does].join('');
  const name = tree.label ? `【${tree.label[lang]}】` : `【${label}】`;
  return `${name}${lang === 'en' ? ' ' : ''}${lang === 'en' && !moment ? text.charAt(0).toUpperCase() + text.slice(1) : text}${lang === 'ja' ? '。' : '.'}`;
}

/** The text of a card, made from its tree. */
export function cardText(engine: Engine<Duel>, card: CardTree): Words {
  const facts = card.facts as unknown as CardFacts;
  const write = (lang: Lang): string => {
    const lines: string[] = [];
    if (facts.ignition === 'last life')
      lines.push(lang === 'ja' ? '【イグニッション】（自分のライフが1枚の間）' : '[Ignition] (while you have 1 life)');
    else if (facts.ignition) lines.push(lang === 'ja' ? '【イグニッション】' : '[Ignition]');
    if (facts.start) lines.push(lang === 'ja' ? '【スタートカード】' : '[Start card]');
    if (facts.type === 'shift') {
      const colour = words['colour']?.[facts.colours?.[0] ?? 'any']?.[lang] ?? '';
      lines.push(lang === 'ja' ? `自分の${colour}のゼクスの上に置く。` : `Goes onto a ${colour} Z/X of yours.`);
    }
    return [...lines, ...card.effects.map((effect) => ability(engine, effect, lang))].join('\n');
  };
  return { ja: write('ja'), en: write('en') };
}
