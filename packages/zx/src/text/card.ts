import type { CardTree, EffectTree, Engine, Part, Test, Words } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import type { CardFacts } from '../printed.ts';
import { moment } from './moment.ts';
import { words } from './words.ts';

type Lang = 'ja' | 'en';

const marks: Readonly<Record<string, Words>> = {
  'not chosen': { ja: 'このゼクスはカードの効果で選ばれない', en: 'this Z/X cannot be chosen by effects' },
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function live(engine: Engine<Duel>, part: Part, lang: Lang): string {
  const say = engine.speakers[lang];
  if (part.part === 'mark') return marks[part.mark]?.[lang] ?? part.mark;
  if (part.part === 'replace') return replaced(engine, part, lang);
  if (part.part !== 'modify') return part.part;
  const by = part.by as number;
  const whose = say.cards(part.to);
  if (part.stat === 'range') return lang === 'ja' ? `${whose}はレンジ${by}を持つ` : `${whose} has Range ${by}`;
  if (part.op === 'at least')
    return lang === 'ja' ? `${whose}のパワーは${by}より低くならない` : `the power of ${whose} cannot fall below ${by}`;
  const amount = by < 0 ? `−${-by}` : `+${by}`;
  return lang === 'ja'
    ? `${whose}のパワーを${amount}する`
    : `${whose} ${part.to.cards === 'in' ? 'get' : 'gets'} ${amount} power`;
}

/** What does not happen, or happens in another way: of whom, and up to how much. */
const prevented: Readonly<Record<string, Words>> = {
  destroy: { ja: '破壊される', en: 'be destroyed' },
  damage: { ja: 'ダメージを受ける', en: 'be dealt damage' },
  hurt: { ja: 'ダメージを受ける', en: 'take damage' },
};

function replaced(engine: Engine<Duel>, part: Extract<Part, { part: 'replace' }>, lang: Lang): string {
  const say = engine.speakers[lang];
  const tests = part.which?.test === 'all' ? (part.which['of'] as readonly Test[]) : part.which ? [part.which] : [];
  const most = tests.find(({ test }) => test === 'compare') as { b: number } | undefined;
  const what = prevented[part.of]?.[lang] ?? part.of;
  const instead = part.does?.length ? say.clauses(part.does) : '';
  const isPlayer = part.of === 'hurt';
  if (lang === 'ja') {
    const whole = `${isPlayer ? '自分' : 'このカード'}${instead ? 'が' : 'は'}${most ? `${most.b}以下の` : ''}${what}`;
    return instead ? `${whole}代わりに、${instead}` : `${whole}ことがない`;
  }
  const subject = isPlayer ? 'you' : 'this card';
  const limit = most ? ` of ${most.b} or less` : '';
  return instead ? `if ${subject} would ${what}${limit}, ${instead} instead` : `${subject} cannot ${what}${limit}`;
}

function ability(engine: Engine<Duel>, tree: EffectTree, lang: Lang): string {
  const say = engine.speakers[lang];
  const label = words['ability']?.[tree.kind]?.[lang] ?? tree.kind;
  const when = tree.on ? `${capital(moment(tree.on, say, lang))}${lang === 'ja' ? '、' : ', '}` : '';
  const cost = tree.cost?.length ? say.clauses(tree.cost) : '';
  const does = [
    ...(tree.live ?? []).map((part) => live(engine, part, lang)),
    tree.does?.length ? say.clauses(tree.does) : '',
  ]
    .filter((text) => text !== '')
    .join(lang === 'ja' ? '。' : '; ');
  const text = [cost && (does ? (lang === 'ja' ? `〈${cost}〉` : `<${cost}> `) : cost), when + does].join('');
  const name = tree.label ? `【${tree.label[lang]}】` : `【${label}】`;
  return `${name}${lang === 'en' ? ' ' : ''}${lang === 'en' && !when ? capital(text) : text}${lang === 'ja' ? '。' : '.'}`;
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
