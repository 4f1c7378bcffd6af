import type { Amount, Cards, Test } from '@rulechart/core';
import { conjuncts, type Node, wornBy } from '../nouns.ts';
import { waysJa } from '../ways.ts';
import { attributeWords, counterWords, iconWords, raceWords, subWords } from '../words.ts';
import { type Adjective, comparisons, kindWords, type Say } from './say.ts';

/** What stands before and after a noun: the filters of cards. */
export function filters(say: Say): Pick<Say, 'alone' | 'adjective'> {
  /** What narrows a noun, as a noun of its own. */
  const alone = (tree: Test, said: Adjective | { readonly noun: string } | null): string => {
    if (said === null) return say.condition(tree);
    if ('noun' in said) return said.noun;
    const bare = said.bare ?? said.text.replace(/の$/u, '');
    const { test } = tree as Node;
    return test === 'icon'
      ? `${bare}魔法カード`
      : `${said.text}${test === 'faceUp' || test === 'not' ? 'カード' : 'モンスター'}`;
  };
  const adjective = (tree: Test): Adjective | { readonly noun: string } | null => {
    const node = tree as Node;
    switch (node['test']) {
      case 'kind':
        return { noun: kindWords[node['is'] as string] ?? '' };
      case 'sub':
        return { noun: subWords[node['is'] as string]?.ja ?? '' };
      case 'called':
        return { noun: `「${say.card(node['name'] as string)}」` };
      case 'icon':
        return { weight: 5, text: iconWords[node['is'] as string]?.ja ?? '' };
      case 'faceUp':
        return { weight: 4, text: '表側表示の', bare: '表側表示' };
      case 'attribute':
        return {
          weight: 5,
          text: `${attributeWords[node['is'] as 'dark'].ja}属性の`,
          bare: `${attributeWords[node['is'] as 'dark'].ja}属性`,
        };
      case 'race':
        return {
          weight: 6,
          text: `${raceWords[node['is'] as 'dragon'].ja}の`,
          bare: raceWords[node['is'] as 'dragon'].ja,
        };
      case 'declared race':
        return { weight: 3, text: '宣言した種族の' };
      case 'declared attribute':
        return { weight: 3, text: '宣言した属性の' };
      case 'declared kind':
        return { weight: 3, text: '宣言した種類の' };
      case 'controlled':
        return {
          weight: 0,
          text: `${node['by'] === 'you' ? '自分フィールド上の' : node['by'] === 'opponent' ? '相手フィールド上の' : 'フィールド上の'}`,
        };
      case 'owned':
        return { weight: 0, text: `${node['by'] === 'you' ? '自分の' : '相手の'}` };
      case 'was face-up':
        return { weight: 4, text: '表側表示の', bare: '表側表示' };
      case 'was controlled':
        return { weight: 0, text: node['by'] === 'you' ? '自分フィールド上の' : '相手フィールド上の' };
      case 'battling':
        return { weight: 3, text: '戦闘を行う' };
      case 'came':
        return {
          weight: 0,
          text:
            node['cause'] === 'battle'
              ? `このターン${node['by'] === 'this' ? 'このカードが' : ''}戦闘によって破壊${node['by'] === 'this' ? 'し' : 'され'}た`
              : node['destroyed']
                ? 'このターン破壊された'
                : `このターン${node['by'] === 'opponent' ? '相手の' : ''}カードの効果によって送られた`,
        };
      case 'cause':
        return (node['is'] as string[]).includes('battle') ? { weight: 0, text: '戦闘によって破壊された' } : null;
      case 'copies':
        return { weight: 0, text: `同名カードが${String(node['atLeast'])}枚以上存在する` };
      case 'written on':
        return { weight: 0, text: `${say.named(node['name'] as string)}に記された` };
      case 'has a lower stage':
        return { weight: 1, text: '「ＬＶ」を持つ' };
      case 'lower stage of':
        return { weight: 0, text: `${say.named(node['name'] as string)}と同名でより低い「ＬＶ」を持つ` };
      case 'among':
        return (node['cards'] as Cards).cards === 'host' ? { noun: '装備モンスター' } : null;
      case 'any': {
        const parts = (node['of'] as Test[]).map(adjective);
        if (parts.every((part) => part !== null && 'noun' in part))
          return { noun: parts.map((part) => (part as { noun: string }).noun).join('・') };
        if (parts.every((part) => part !== null && 'text' in part)) {
          const bare = parts.map((part) => (part as Adjective).bare ?? (part as Adjective).text.replace(/の$/u, ''));
          const of = bare.some((text) => text.endsWith('い')) ? 'または' : '・';
          return { weight: 6, text: `${bare.join(of)}の`, bare: bare.join(of) };
        }
        // Each alternative may be a noun with what narrows it.
        const each = (node['of'] as Test[]).map((one) => conjuncts(one).map(adjective));
        const nounOf = (said: readonly (Adjective | { readonly noun: string } | null)[]): string | undefined => {
          const nouns = said.flatMap((part) => (part && 'noun' in part ? [part.noun] : []));
          return nouns.find((n) => n !== 'モンスター') ?? nouns[0];
        };
        if (each.every((said) => nounOf(said) !== undefined))
          return {
            noun: each
              .map(
                (said) =>
                  `${said
                    .flatMap((part) => (part && 'text' in part ? [part] : []))
                    .sort((a, b) => a.weight - b.weight)
                    .map((part) => (nounOf(said) === 'モンスター' && part.bare ? part.bare : part.text))
                    .join('')}${nounOf(said)}`,
              )
              .join('・'),
          };
        if (parts.includes(null)) return null;
        const whole = (node['of'] as Test[]).map((test, i) => alone(test, parts[i] ?? null));
        return { noun: whole.join('または') };
      }
      case 'position':
        return {
          weight: 4,
          text: node['is'] === 'attack' ? '攻撃表示の' : '守備表示の',
          bare: node['is'] === 'attack' ? '攻撃表示' : '守備表示',
        };
      case 'group':
        return { weight: 1, text: `「${String(node['name'])}」と名のついた` };
      case 'same name as':
        return { weight: 3, text: '同名' };
      case 'compare':
        if (
          typeof node['a'] === 'object' &&
          (node['a'] as Node)['value'] === 'counters' &&
          ((node['a'] as Node)['of'] as Cards).cards === 'it'
        )
          return { weight: 2, text: `${counterWords[(node['a'] as Node)['kind'] as string]?.ja ?? ''}が乗っている` };
        if (typeof node['b'] === 'object' && (node['b'] as Node)['value'] === 'stat' && node['is'] === '=') {
          return {
            weight: 2,
            text: `${say.cards((node['b'] as unknown as { of: Cards }).of)}と同じ${say.amount(node['a'] as Amount)}の`,
          };
        }
        if (typeof node['b'] === 'object' && (node['b'] as Node)['value'] === 'stat' && node['is'] === '<') {
          const text = `${say.cards((node['b'] as unknown as { of: Cards }).of)}より${say.amount(node['a'] as Amount)}が低い`;
          return { weight: 2, text, bare: text };
        }
        return {
          weight: 2,
          text: `${say.amount(node['a'] as Amount)}${typeof node['b'] === 'object' && /^(stat|declared)$/u.test(String((node['b'] as Node)['value'])) ? 'が' : ''}${say.amount(node['b'] as Amount)}${comparisons[node['is'] as string] ?? ''}の`,
        };
      case 'as many of':
        return { weight: 2, text: '' };
      case 'just destroyed by battle':
        return { weight: 1, text: '戦闘によって破壊された' };
      case 'just summoned':
        return { weight: 0, text: `${waysJa(node['as'] as readonly string[] | undefined)}された` };
      case 'doomed':
        return { weight: 3, text: '戦闘によって破壊される' };
      case 'place beside':
        return { weight: 2, text: '隣のモンスターカードゾーンが空いている' };
      case 'in column':
        return { weight: 1, text: 'その数の列の' };
      case 'some': {
        const worn = wornBy(node);
        const text = worn ? `${alone(worn, adjective(worn))}を装備した` : '';
        return worn ? { weight: 1, text, bare: text } : null;
      }
      case 'attacking':
        return { weight: 3, text: '攻撃している' };
      case 'not': {
        const inner = node['of'] as Node;
        if (inner['test'] === 'faceUp') return { weight: 4, text: '裏側表示の', bare: '裏側表示' };
        if (inner['test'] === 'among') return { weight: 0, text: `${say.cards(inner['cards'] as Cards)}以外の` };
        if (inner['test'] === 'some' && ((inner['of'] as Node)['slot'] as string) === 'union')
          return { weight: 2, text: 'ユニオンモンスターを装備していない' };
        if (inner['test'] === 'kind' && inner['is'] === 'monster') return { noun: '魔法・罠カード' };
        if (inner['test'] === 'copies') return { weight: 0, text: 'フィールド上に同名カードが存在しない' };
        if (inner['test'] === 'group')
          return { weight: 0, text: `${(adjective(inner as unknown as Test) as Adjective).text}モンスター以外の` };
        if (inner['test'] === 'attribute' || inner['test'] === 'race') {
          const said = adjective(inner as unknown as Test) as Adjective;
          return { weight: 5, text: `${said.bare ?? ''}以外の`, bare: `${said.bare ?? ''}以外の` };
        }
        const part = adjective(inner as unknown as Test);
        return part && 'noun' in part ? { weight: 0, text: `${part.noun}以外の` } : null;
      }
      default:
        return null;
    }
  };

  return { alone, adjective };
}
