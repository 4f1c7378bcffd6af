import type { Amount, Cards, Who } from '@rulechart/core';
import type { Node } from '../nouns.ts';
import { counterWords } from '../words.ts';
import { type Say, statWords } from './say.ts';

/** Amounts and comparisons. */
export function numbers(say: Say): Pick<Say, 'amount' | 'counter'> {
  const amount = (tree: Amount): string => {
    if (typeof tree === 'number') return String(tree);
    const node = tree as Node;
    const pair = (): string[] => (node['of'] as Amount[]).map(amount);
    switch (node['value']) {
      case 'count':
        return `${say.noun(node['of'] as Cards)}の数`;
      case 'stat':
      case 'sum':
        return (node['of'] as Cards).cards === 'it'
          ? (statWords[node['stat'] as string] ?? '')
          : `${say.cards(node['of'] as Cards)}の${statWords[node['stat'] as string] ?? ''}`;
      case 'last':
        return `${say.named(node['name'] as string)}の${statWords[node['stat'] as string] ?? ''}`;
      case 'original':
        return `${say.cards(node['of'] as Cards)}の元々の${statWords[node['stat'] as string] ?? ''}${(node['of'] as Cards).cards === 'in' ? 'の合計' : ''}`;
      case 'highest':
        return `${say.noun(node['of'] as Cards)}の一番高い${statWords[node['stat'] as string] ?? ''}`;
      case 'half of life':
        return `${say.whose(node['who'] as Who)}のライフポイントの半分`;
      case 'link number':
        return 'このカードのチェーンの数';
      case 'battle damage':
        return `${say.whose(node['who'] as Who)}が受ける戦闘ダメージ`;
      case 'tributes':
        return '生け贄に捧げたモンスターの数';
      case 'noted':
      case 'declared':
        return 'その数値';
      case 'turns there':
        return '経過したターン数';
      case 'seat':
        return 'その数';
      case 'divide':
        return pair()[1] === '2' ? `${pair()[0]}の半分` : pair().join('÷');
      case 'min':
        return `${pair().join('と')}の低い方`;
      case 'max':
        return `${pair().join('と')}の高い方`;
      case 'multiply':
        return pair()
          .reverse()
          .map((factor) => (/[－＋]/u.test(factor) ? `（${factor}）` : factor))
          .join('×');
      case 'add':
        return pair().join('＋');
      case 'subtract':
        return pair().join('－');
      case 'counters':
        return `${say.cards(node['of'] as Cards)}に乗っている${counterWords[node['kind'] as string]?.ja ?? ''}の数`;
      case 'life points':
        return `${say.whose(node['who'] as Who)}のライフポイント`;
      case 'free monster zones':
        return `${say.whose(node['who'] as Who)}のモンスターカードゾーンの空きの数`;
      case 'last counters':
        return 'このカードに乗っていたカウンターの数';
      case 'over the hand limit':
        return '上限を超えた枚数';
      default:
        return 'その数値';
    }
  };
  const counter = (text: string): string => (/(モンスター|トークン」)$/u.test(text) ? '体' : '枚');

  return { amount, counter };
}
