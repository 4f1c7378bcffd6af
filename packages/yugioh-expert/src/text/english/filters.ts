import type { Amount, Cards, Test } from '@rulechart/core';
import { conjuncts, type Node, wornBy } from '../nouns.ts';
import { waysEn } from '../ways.ts';
import { attributeWords, counterWords, iconWords, raceWords, subWords } from '../words.ts';
import { kindWords, type Said, type Say } from './say.ts';

/** What stands before and after a noun: the filters of cards. */
export function filters(say: Say): Pick<Say, 'joinedAfter' | 'alone' | 'narrow'> {
  /** What stands behind a noun: "with …" first, and only once. */
  const joinedAfter = (parts: readonly Said[]): string => {
    const all = parts.flatMap(({ after: a }) => (a ? [a] : []));
    const having = all.filter((text) => text.startsWith('with '));
    return [
      having.join(' and ').replace(/ and with /gu, ' and '),
      all.filter((text) => !having.includes(text)).join(' and '),
    ]
      .filter((text) => text !== '')
      .join(' ');
  };
  /** What narrows a noun, as a noun of its own. */
  const alone = (tree: Test, said: Said): string => {
    if (said.noun) return said.noun;
    if ((tree as Node)['test'] === 'icon') return `${said.before} Spell Card`;
    if (said.before)
      return `${said.before} ${(tree as Node)['test'] === 'faceUp' || (tree as Node)['test'] === 'not' ? 'card' : 'monster'}`;
    return said.after ? `card ${said.after}` : say.condition(tree);
  };
  /** "Level 4 or lower". */
  const levelWords = (is: string, n: number): string =>
    ({
      '<': `Level ${n - 1} or lower`,
      '<=': `Level ${n} or lower`,
      '=': `Level ${n}`,
      '>=': `Level ${n} or higher`,
      '>': `Level ${n + 1} or higher`,
    })[is] ?? `Level other than ${n}`;
  const narrow = (tree: Test): Said => {
    const node = tree as Node;
    switch (node['test']) {
      case 'kind':
        return { noun: kindWords[node['is'] as string] ?? '' };
      case 'sub':
        return { noun: subWords[node['is'] as string]?.en ?? '' };
      case 'called':
        return { noun: `"${say.card(node['name'] as string)}"` };
      case 'icon':
        return { before: iconWords[node['is'] as string]?.en ?? '' };
      case 'faceUp':
        return { before: 'face-up' };
      case 'attribute':
        return { before: attributeWords[node['is'] as 'dark'].en };
      case 'race':
        return { before: `${raceWords[node['is'] as 'dragon'].en}-Type` };
      case 'declared race':
        return { after: 'of the declared Type' };
      case 'declared attribute':
        return { after: 'of the declared Attribute' };
      case 'declared kind':
        return { after: 'of the declared kind' };
      case 'controlled':
        return {
          after: `${node['by'] === 'you' ? 'you control' : node['by'] === 'opponent' ? 'your opponent controls' : 'on the field'}`,
        };
      case 'owned':
        return { after: `${node['by'] === 'you' ? 'you own' : 'your opponent owns'}` };
      case 'was face-up':
        return { before: 'face-up' };
      case 'was controlled':
        return { after: node['by'] === 'you' ? 'you controlled' : 'your opponent controlled' };
      case 'battling':
        return { before: 'battling' };
      case 'came':
        return {
          after:
            node['cause'] === 'battle'
              ? `that ${node['by'] === 'this' ? 'this card destroyed' : 'was destroyed'} by battle this turn`
              : node['destroyed']
                ? 'destroyed this turn'
                : `that went there by ${node['by'] === 'opponent' ? "your opponent's" : 'a'} card effect this turn`,
        };
      case 'cause':
        return (node['is'] as string[]).includes('battle') ? { after: 'destroyed by battle' } : {};
      case 'copies':
        return { after: `of which there are ${String(node['atLeast'])} ${say.place(node['among'] as Node)}` };
      case 'written on':
        return { after: `named on ${say.named(node['name'] as string)}` };
      case 'has a lower stage':
        return { before: '"LV"' };
      case 'lower stage of':
        return { after: `with the name of ${say.named(node['name'] as string)} but a lower "LV"` };
      case 'among':
        return (node['cards'] as Cards).cards === 'host' ? { noun: 'equipped monster' } : {};
      case 'any': {
        const parts = (node['of'] as Test[]).map(narrow);
        if (parts.every((part) => part.noun)) return { noun: parts.map(({ noun: n }) => n).join(' or ') };
        if (parts.every((part) => part.before && !part.noun))
          return { before: parts.map(({ before: b }) => b).join(' or ') };
        // Each alternative may be a noun with what narrows it.
        const each = (node['of'] as Test[]).map((one) => conjuncts(one).map(narrow));
        const nounOf = (said: readonly Said[]): string | undefined =>
          said.find(({ noun: n }) => n && n !== 'monster')?.noun ?? said.find(({ noun: n }) => n)?.noun;
        if (each.every((said) => nounOf(said) !== undefined))
          return {
            noun: each
              .map((said) =>
                [...said.flatMap(({ before: b }) => b ?? []), nounOf(said), joinedAfter(said)]
                  .filter((text) => text !== '')
                  .join(' '),
              )
              .join(' or '),
          };
        if (parts.some((part) => !(part.noun || part.before || part.after))) return {};
        const whole = (node['of'] as Test[]).map((test, i) => alone(test, parts[i] as Said));
        return { noun: whole.join(' or ') };
      }
      case 'position':
        return { before: node['is'] === 'attack' ? 'Attack Position' : 'Defense Position' };
      case 'group':
        return {
          before: `"${say.nameOf?.(String(node['name'])) ?? String(node['name'])}"`,
        };
      case 'same name as':
        return { after: 'with the same name' };
      case 'compare': {
        const counted = node['a'] as Node;
        if (typeof counted === 'object' && counted['value'] === 'counters' && (counted['of'] as Cards).cards === 'it')
          return { after: `with ${counterWords[counted['kind'] as string]?.en ?? ''}s on it` };
        const a = say.amount(node['a'] as Amount);
        if (typeof node['b'] === 'object' && (node['b'] as Node)['value'] === 'stat' && node['is'] === '=') {
          return { after: `with the same ${a} as ${say.cards((node['b'] as unknown as { of: Cards }).of)}` };
        }
        const level = (node['a'] as Node)['stat'] === 'level' && typeof node['b'] === 'number';
        if (level) return { before: levelWords(node['is'] as string, node['b'] as number) };
        return { after: `with ${say.comparison(a, node['is'] as string, say.amount(node['b'] as Amount))}` };
      }
      case 'just destroyed by battle':
        return { after: 'destroyed by battle' };
      case 'just summoned':
        return { after: `that was just ${waysEn(node['as'] as readonly string[] | undefined)}` };
      case 'doomed':
        return { after: 'that will be destroyed by the battle' };
      case 'attacking':
        return { before: 'attacking' };
      case 'place beside':
        return { after: 'with an empty Monster Zone beside it' };
      case 'in column':
        return { after: 'in the column of that number' };
      case 'some': {
        const worn = wornBy(node);
        return worn ? { after: `equipped with ${alone(worn, narrow(worn))}` } : {};
      }
      case 'not': {
        const inner = node['of'] as Node;
        if (inner['test'] === 'faceUp') return { before: 'face-down' };
        if (inner['test'] === 'among') return { before: 'other' };
        if (inner['test'] === 'some' && ((inner['of'] as Node)['slot'] as string) === 'union')
          return { after: 'with no Union Monster equipped to it' };
        if (inner['test'] === 'kind' && inner['is'] === 'monster') return { noun: 'Spell or Trap Card' };
        if (inner['test'] === 'copies') return { after: `whose name no card ${say.place(inner['among'] as Node)} has` };
        if (inner['test'] === 'attribute' || inner['test'] === 'race' || inner['test'] === 'group')
          return { before: `non-${narrow(inner as unknown as Test).before ?? ''}` };
        const part = narrow(inner as unknown as Test);
        const none = part.noun?.split(' or ').map((one) => `non-${one.replace(/ Monster$/u, '')}`);
        return none ? { before: none.join(' ') } : {};
      }
      default:
        return {};
    }
  };

  return { joinedAfter, alone, narrow };
}
