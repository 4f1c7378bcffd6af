import type { Amount, Cards, Who } from '@rulechart/core';
import type { Node } from '../nouns.ts';
import { counterWords } from '../words.ts';
import { type Say, statWords } from './say.ts';

/** Amounts and comparisons. */
export function numbers(say: Say): Pick<Say, 'comparison' | 'amount'> {
  const comparison = (a: string, is: string, b: string): string =>
    ({
      '<': `${a} less than ${b}`,
      '<=': b.includes(' ') ? `${a} not higher than ${b}` : `${b} or less ${a}`,
      '=': `${a} ${b}`,
      '!=': `${a} other than ${b}`,
      '>=': `${b} or more ${a}`,
      '>': `${a} greater than ${b}`,
    })[is] ?? '';
  const amount = (tree: Amount): string => {
    if (typeof tree === 'number') return String(tree);
    const node = tree as Node;
    const pair = (): string[] => (node['of'] as Amount[]).map(amount);
    switch (node['value']) {
      case 'count':
        return `the number of ${say.noun(node['of'] as Cards, true)}`;
      case 'stat':
      case 'sum':
        return (node['of'] as Cards).cards === 'it'
          ? (statWords[node['stat'] as string] ?? '')
          : `the ${statWords[node['stat'] as string] ?? ''} of ${say.cards(node['of'] as Cards)}`;
      case 'last':
        return `the ${statWords[node['stat'] as string] ?? ''} of ${say.named(node['name'] as string)}`;
      case 'original':
        return `the ${(node['of'] as Cards).cards === 'in' ? 'combined ' : ''}original ${statWords[node['stat'] as string] ?? ''} of ${say.cards(node['of'] as Cards)}`;
      case 'highest':
        return `the highest ${statWords[node['stat'] as string] ?? ''} among ${say.noun(node['of'] as Cards, true)}`;
      case 'half of life':
        return `half of ${say.whose(node['who'] as Who)} Life Points`;
      case 'link number':
        return "this card's Chain Link number";
      case 'battle damage':
        return `the battle damage to ${say.person(node['who'] as Who)}`;
      case 'tributes':
        return 'the number of Tributed monsters';
      case 'noted':
      case 'declared':
        return 'that number';
      case 'turns there':
        return 'the number of turns since then';
      case 'seat':
        return 'that number';
      case 'divide':
        return pair()[1] === '2' ? `half of ${pair()[0]}` : pair().join(' ÷ ');
      case 'min':
        return `the lower of ${pair().join(' and ')}`;
      case 'max':
        return `the higher of ${pair().join(' and ')}`;
      case 'multiply':
        return pair()
          .reverse()
          .map((factor) => (/ [−+] /u.test(factor) ? `(${factor})` : factor))
          .join(' × ');
      case 'add':
        return pair().join(' + ');
      case 'subtract':
        return pair().join(' − ');
      case 'counters':
        return `the number of ${counterWords[node['kind'] as string]?.en ?? ''}s on ${say.cards(node['of'] as Cards)}`;
      case 'life points':
        return `${say.whose(node['who'] as Who)} Life Points`;
      case 'free monster zones':
        return `the number of free Monster Zones on ${say.whose(node['who'] as Who)} field`;
      case 'last counters':
        return 'the number of counters that were on this card';
      case 'over the hand limit':
        return 'as many cards as exceed the limit';
      default:
        return 'that amount';
    }
  };

  return { comparison, amount };
}
