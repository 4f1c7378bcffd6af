import type { Amount, Cards, Test, Who } from '@rulechart/core';
import {
  allTargets,
  anyNumber,
  asManyAsFit,
  asManyAsWent,
  conjuncts,
  core,
  eachOf,
  eitherOf,
  isOther,
  kindOf,
  mostOf,
  type Node,
  placeOf,
  zonesOf,
} from '../nouns.ts';
import { type Say, statWords } from './say.ts';

/** Cards as nouns: where they are, how many, which. */
export function nouns(say: Say): Pick<Say, 'noun' | 'counted' | 'choice' | 'named' | 'cards'> {
  /** All but those that are known by another name. */
  const isRest = (test: Test): boolean =>
    test.test === 'not' &&
    (test as unknown as { of: Node }).of['test'] === 'among' &&
    ((test as unknown as { of: Node }).of['cards'] as Cards).cards === 'named';
  /** A noun with all that narrows it: 相手フィールド上の攻撃力1500以下のモンスター. */
  const noun = (tree: Cards): string => {
    const node = tree as Node;
    if (node['cards'] !== 'in') return cards(tree);
    const zones = zonesOf(node);
    const parts = conjuncts(node['where'] as Test | undefined)
      .map(say.adjective)
      .filter((part) => part !== null);
    const nouns = parts.flatMap((part) => ('noun' in part ? [part.noun] : []));
    const base =
      nouns.find((n) => n.startsWith('「')) ??
      nouns.find((n) => n !== 'モンスター') ??
      nouns[0] ??
      { monster: 'モンスター', 'spell or trap': '魔法・罠カード', fusion: '融合モンスター', card: 'カード' }[
        kindOf(node)
      ];
    const adjectives = parts
      .flatMap((part) => ('noun' in part ? [] : [part]))
      .sort((a, b) => a.weight - b.weight)
      .map((part) => (base === 'モンスター' && part.bare ? part.bare : part.text))
      .join('');
    const owners = conjuncts(node['where'] as Test | undefined).some(({ test }) => test === 'same owner as');
    const who = say.whose(owners ? 'owner' : (node['of'] as Who));
    const place =
      zones.includes('monsters') && zones.includes('graveyard') && zones.includes('hand')
        ? `${who || 'お互い'}の手札・フィールド上・墓地`
        : zones.includes('monsters') && (zones.includes('graveyard') || zones.includes('hand'))
          ? `${who}${zones.includes('hand') ? '手札' : ''}フィールド上${zones.includes('graveyard') ? `または${who ? `${who}の` : ''}墓地` : ''}`
              .replace('手札フィールド上', 'の手札またはフィールド上')
              .replace(/^の/u, '')
          : zones.length > 1 && !zones.includes('monsters') && !zones.includes('spells')
            ? `${who ? `${who}の` : 'お互いの'}${zones.map((zone) => ({ hand: '手札', deck: 'デッキ', graveyard: '墓地', removed: '除外されているカード', fusion: '融合デッキ' })[zone] ?? zone).join('・')}`
            : zones.includes('monsters') || zones.includes('spells')
              ? `${who}フィールド上`
              : ({
                  hand: `${who || 'お互い'}の手札`,
                  deck: `${who ? `${who}の` : 'お互いの'}デッキ`,
                  graveyard: `${who ? `${who}の` : ''}墓地`,
                  field: `${who}フィールド上`,
                  removed: `ゲームから除外されている${who ? who : ''}`,
                  fusion: `${who}の融合デッキ`,
                }[zones[0] ?? ''] ?? '');
    return `${place}の${adjectives}${base}`;
  };
  const counted = (n: Amount, of: Cards, upTo = false): string => {
    if (of.cards === 'top' || (of.cards === 'named' && typeof n === 'number'))
      return `${of.cards === 'top' ? cards(of) : 'そ'}の中から${say.amount(n)}枚${upTo ? 'まで' : ''}`;
    const text = noun(of);
    const either = eitherOf(of);
    if (either) return either.map((one) => counted(n, one, upTo)).join('または');
    if (asManyAsWent(n)) return `その数と同じ数の${text}`;
    const most = mostOf(n);
    if (most !== n) return counted(most, of, upTo);
    if (asManyAsFit(n)) return `${text}を可能な限り`;
    if (upTo && of.cards === 'where' && anyNumber(n)) return `${text}を好きな枚数`;
    if (upTo && typeof n !== 'number') return `${say.amount(n)}までの${text}`;
    if (upTo && anyNumber(n)) return `好きな枚数の${text}`;
    return `${text}${say.amount(n)}${say.counter(text)}${upTo ? 'まで' : ''}`;
  };
  /** What a choice takes: so many of some cards, or one each of several. */
  const choice = (node: Node): string => {
    const from = node['from'] as Cards;
    const kinds = eachOf(node);
    if (from.cards === 'extreme') return `${cards(from)}1体`;
    const given = node['constraint'] as Node | undefined;
    if (from.cards === 'one of each name')
      return `${counted(node['max'] as Amount, (from as unknown as { in: Cards }).in)}（同名カードは1枚まで）`;
    if (given?.['total'])
      return `${statWords[given['total'] as string] ?? ''}の合計が${say.amount(given['than'] as Amount)}と等しくなるように${noun(from)}`;
    if (kinds.length === 0) return counted(node['max'] as Amount, from, node['min'] !== node['max']);
    const place = noun({ ...from, where: undefined } as unknown as Cards).replace(/[^の]*$/u, '');
    const parts = kinds.map(({ test, times }) => {
      const said = say.adjective(test);
      return { text: said && 'noun' in said ? said.noun : say.condition(test), times };
    });
    return parts.every(({ times }) => times === 1)
      ? `${place}${parts.map(({ text }) => text).join('')}各1枚`
      : `${place}${parts.map(({ text, times }) => `${text}${times}枚`).join('と')}`;
  };
  const named = (name: string): string => {
    const fresh = say.introduced.get(name);
    if (fresh !== undefined) {
      say.introduced.delete(name);
      return fresh;
    }
    if (name === 'subject') return 'そのモンスター';
    const meant = say.names.get(name);
    const from = meant ? core(meant.from) : undefined;
    if (from && from.cards === 'named')
      return meant?.chosen && meant.count === 1 ? '選択したカード' : named((from as { name: string }).name);
    if (from && from.cards === 'this') return 'このカード';
    const what =
      from === undefined
        ? 'カード'
        : from.cards === 'in'
          ? noun(from)
              .replace(/^.*」・「.*$/u, 'カード')
              .replace(/^.*?(「[^」]*」|モンスター|魔法・罠カード|魔法カード|罠カード|カード)$/u, '$1')
          : from.cards === 'attached' || from.cards === 'top' || from.cards === 'top until'
            ? 'カード'
            : 'モンスター';
    const place = meant?.target ? placeOf(say.names, name) : 0;
    return meant?.target ? `${place > 0 ? `${place}番目に` : ''}選択した${what}` : `その${what}`;
  };
  /** Cards that were turned over, of every kind. */
  const isPile = (name: string): boolean => {
    const from = say.names.get(name)?.from as Node | undefined;
    return from?.['cards'] === 'top until' || (from?.['cards'] === 'top' && from['count'] !== 1);
  };
  /** What narrows a pile, as a noun of its own. */
  const ofPile = (where: Test): string => {
    const told = conjuncts(where).filter((test) => !isRest(test));
    if (told.length === 1) return say.alone(where, say.adjective(where));
    const text = noun({ cards: 'in', zone: 'deck', of: 'either', where: { test: 'all', of: told } } as Cards);
    return `${told.length < conjuncts(where).length ? '残りの' : ''}${text.replace('お互いのデッキの', '')}`;
  };
  const cards = (tree: Cards): string => {
    const node = tree as Node;
    switch (node['cards']) {
      case 'in':
        return `${noun(tree)}全て`;
      case 'named':
        if (node['as'] === 'card') return 'そのカード';
        return named(node['name'] as string);
      case 'host':
        return '装備モンスター';
      case 'attached':
        return (node['to'] as Cards).cards === 'this' ? 'このカードに装備されたカード' : '装備されたカード';
      case 'attacker':
        return '攻撃モンスター';
      case 'attack target':
        return '攻撃対象モンスター';
      case 'battle opponent':
        return '戦闘を行う相手モンスター';
      case 'both in battle':
        return '戦闘を行うモンスター';
      case 'summoning':
        return 'そのモンスター';
      case 'noted':
        return '選択したモンスター';
      case 'both':
        if (allTargets(say.names, node['of'] as Cards[])) return '選択したカード';
        return [...new Set((node['of'] as Cards[]).map(cards))].join('と').replace(/^その(?=[^と]*$)/u, 'それらの');
      case 'one of each name':
        return cards(node['in'] as Cards);
      case 'departed':
        return 'そのモンスター';
      case 'where': {
        const inner = node['in'] as Cards;
        if (inner.cards === 'departed') return 'そのモンスター';
        // What was true of a card when it was chosen need not be said again.
        if ((node['where'] as Node)['test'] === 'in') return '残りのカード';
        if (isOther(node['where'] as Test)) return 'それ以外のカード';
        if (inner.cards === 'named' && isPile((inner as { name: string }).name))
          return `その中の${ofPile(node['where'] as Test)}`;
        if (inner.cards === 'named') return isRest(node['where'] as Test) ? '残りのカード' : cards(inner);
        const before = conjuncts(node['where'] as Test)
          .map(say.adjective)
          .flatMap((part) => (part && 'text' in part ? [part.text] : []))
          .join('');
        return `${before}${cards(inner)}`;
      }
      case 'extreme':
        return `${noun(node['in'] as Cards)}の中で${statWords[node['stat'] as string] ?? ''}が一番${node['pick'] === 'highest' ? '高い' : '低い'}モンスター`;
      case 'top until':
        return `${say.alone(node['where'] as Test, say.adjective(node['where'] as Test))}が${node['times'] === undefined ? '' : `${say.amount(node['times'] as Amount)}だけ`}出るまで${say.whose(node['of'] as Who)}のデッキの上からカード`;
      case 'top':
        return `${say.whose(node['of'] as Who)}のデッキの上からカード${say.amount(node['count'] as Amount)}枚`;
      case 'this':
        return 'このカード';
      default:
        return 'そのカード';
    }
  };

  return { noun, counted, choice, named, cards };
}
