import type { Amount, Cards, Test, Who } from '@rulechart/core';
import { conjuncts, departureOf, exceptOf, isCall, type Node, ofDeclared, zonesOf } from '../nouns.ts';
import { waysEn } from '../ways.ts';
import { attributeWords, iconWords, phaseWords } from '../words.ts';
import { kindWords, type Say } from './say.ts';

/** Conditions. */
export function conditions(say: Say): Pick<Say, 'condition'> {
  const condition = (tree: Test): string => {
    const node = tree as Node;
    switch (node['test']) {
      case 'all': {
        const [first, second] = node['of'] as Node[];
        if (first?.['test'] === 'turn of' && JSON.stringify(second).includes('"phase"'))
          return condition(second as unknown as Test).replace(/the /u, `${say.whose(first['who'] as Who)} `);
        if (JSON.stringify(tree).includes('"noted"')) return 'the selected monster leaves the field';
        return (node['of'] as Test[])
          .map(condition)
          .filter((text) => text !== '')
          .join(' and ');
      }
      case 'any':
        return (node['of'] as Test[])
          .map(condition)
          .join(' or ')
          .replace('the Main Phase 1 or it is the Main Phase 2', 'the Main Phase');
      case 'some': {
        const of = node['of'] as Cards;
        const gone = departureOf(of);
        if (gone) {
          const parts = gone.rest.map(say.narrow).flatMap(({ before: b }) => b ?? []);
          const what = [...(gone.faceUp ? ['face-up'] : []), ...parts, 'monster'].join(' ');
          const by = gone.came?.['by'] === 'opponent' ? " by your opponent's card effect" : '';
          const how = gone.came?.['destroyed']
            ? `is destroyed and sent to the Graveyard${by}`
            : gone.zone === 'hand'
              ? `returns to the hand${by}`
              : 'leaves the field';
          return `a ${what}${gone.of === 'you' ? ' you control' : ''} ${how}`;
        }
        if (of.cards === 'where') {
          const where = conjuncts((of as unknown as { where: Test }).where);
          if (where.some((test) => (test as Node)['test'] === 'answered targets')) return 'it targets this card';
          const inner = (of as unknown as { in: Cards }).in;
          if (inner.cards === 'named') {
            const [first] = where as unknown as Node[];
            if (first?.['test'] === 'controlled')
              return `${say.cards(inner)} is on ${say.whose(first['by'] as Who)} field`;
            const nouns = where
              .map(say.narrow)
              .flatMap(({ noun: n }) => (n ? [`was ${/^[AEIOU]/u.test(n) ? 'an' : 'a'} ${n}`] : []));
            return `${say.cards(inner)} ${nouns.join(' and ')}`;
          }
          if (inner.cards === 'this' || inner.cards === 'both in battle' || inner.cards === 'battle opponent') {
            const text = where
              .map(condition)
              .filter((one) => one !== '')
              .join(' and ');
            if ((where[0] as Node)['test'] === 'attached as') return 'this card is equipped by its own effect';
            if (inner.cards === 'both in battle')
              return `${say.noun({ cards: 'in', zone: 'monsters', of: 'either', where: (of as unknown as { where: Test }).where } as Cards, false).replace(' on the field', '')} battles`;
            if (inner.cards === 'this' && text) return text;
            if (inner.cards === 'battle opponent') {
              if ((where[0] as Node)['test'] === 'in') return `${say.cards(inner)} is still there`;
              const parts = where.map(say.narrow);
              const is = parts.flatMap(({ before: b, noun: n }) => b ?? n ?? []).join(' and ');
              return [say.cards(inner), is && `is ${is}`, say.joinedAfter(parts).replace(/^that /u, '')]
                .filter((text) => text !== '')
                .join(' ');
            }
          }
          const verbs: Record<string, string> = {
            doomed: 'will be destroyed by the battle',
            position: `is in ${(where[0] as Node)['is'] === 'attack' ? 'Attack' : 'Defense'} Position`,
          };
          return `${say.cards(inner)} ${verbs[(where[0] as Node)['test'] as string] ?? 'is there'}`;
        }
        if (of.cards === 'attached') return 'a monster is equipped to this card';
        if (JSON.stringify(of).includes('"answered targets"'))
          return `a card is activated that targets a ${say.noun(of, false)}`;
        const where = conjuncts((of as Node)['where'] as Test | undefined);
        if (where.some((test) => (test as Node)['test'] === 'just summoned')) {
          const after = say.joinedAfter(
            where.filter((test) => (test as Node)['test'] !== 'just summoned').map(say.narrow),
          );
          const who = (of as { of: Who }).of;
          const fresh = where.find((test) => (test as Node)['test'] === 'just summoned') as unknown as Node;
          const ways = waysEn(fresh['as'] as readonly string[] | undefined);
          return who === 'opponent'
            ? `your opponent ${ways.replace(/ed$/u, 's')} a monster${after ? ` ${after}` : ''}`
            : `a monster${after ? ` ${after}` : ''} is ${ways}`;
        }
        if (where.some(({ test }) => test === 'just destroyed by battle')) {
          const after = say.joinedAfter(
            where.filter(({ test }) => test !== 'just destroyed by battle').map(say.narrow),
          );
          return `a monster${after ? ` ${after}` : ''} is destroyed by battle and sent to the Graveyard`;
        }
        if (where.some((test) => (test as Node)['by'] === 'this'))
          return 'this card destroyed a monster by battle and sent it to the Graveyard this turn';
        if (of.cards === 'attack target') return 'a monster is attacked';
        if (of.cards === 'battle opponent') return 'it battles a monster';
        const many = node['atLeast'] !== undefined;
        return many
          ? `there are at least ${say.amount(node['atLeast'] as Amount)} ${say.noun(of, true)}`
          : `there is a ${say.noun(of, false)}`.replace('a other', 'another');
      }
      case 'not': {
        const inner = node['of'] as Node;
        const kept = ofDeclared(inner);
        if (kept) return `${say.cards(kept)} is not of the declared kind`;
        if (isCall(inner)) return 'the call was wrong';
        if (inner['test'] === 'attacked face-down') return 'it was not attacked face-down';
        if (inner['test'] === 'some' && (inner['of'] as Cards).cards === 'attack target')
          return 'it is a direct attack';
        if (inner['test'] === 'some' && (inner['of'] as Cards).cards === 'attached')
          return 'no monster is equipped to this card';
        if (inner['test'] === 'attacked this turn') return 'this card has not attacked this turn';
        if (inner['test'] === 'marked') return 'this card does not have that already';
        if (inner['test'] === 'moved itself this turn')
          return 'this card has not changed between monster and Equip Card this turn';
        if (inner['test'] === 'same name in chain') return 'no 2 cards with the same name are in this Chain';
        if (inner['test'] === 'phase') return `it is not the ${phaseWords[inner['is'] as string]?.en ?? ''}`;
        const none = inner['test'] === 'some' ? exceptOf(inner['of'] as Cards) : null;
        if (none) return `all monsters on ${say.whose(none.who)} field are ${say.speaker.test(none.which)}s`;
        if (inner['test'] === 'some' && (inner['of'] as Cards).cards === 'named') return 'you did not';
        if (inner['test'] === 'some') return `there is no ${say.noun(inner['of'] as Cards, false)}`;
        if (inner['test'] === 'compare' && JSON.stringify(inner).includes('"declared"')) return 'the call was wrong';
        return `it is not so that ${condition(inner as unknown as Test)}`;
      }
      case 'compare': {
        const a = node['a'] as Node;
        if (isCall(node)) return 'the call was right';
        if (a['value'] === 'payments') return 'you paid Life Points during your last turn';
        const b = say.amount(node['b'] as Amount);
        if (typeof a === 'object' && a['value'] === 'count') {
          const of = a['of'] as Cards;
          if (of.cards === 'in' && zonesOf(of as Node).includes('hand'))
            return `${say.person((of as { of: Who }).of)} ${(of as { of: Who }).of === 'you' ? 'have' : 'has'} ${say
              .comparison('', node['is'] as string, b)
              .trim()
              .replace('or less', 'or fewer')} ${b === '1' && node['is'] === '=' ? 'card' : 'cards'} in hand`;
          if (node['is'] === '=' && b === '1') return `this is the only ${say.noun(of, false)}`;
          return `the number of ${say.noun(of, true)} is ${say.comparison('', node['is'] as string, b).trim()}`;
        }
        if (node['is'] === '=') return `${say.amount(a as unknown as Amount)} is equal to ${b}`;
        return `${say.amount(a as unknown as Amount)} ${(a as Node)['value'] === 'life points' ? 'are' : 'is'} ${say.comparison('', node['is'] as string, b).trim()}`;
      }
      case 'attack declared':
        return node['by'] === 'opponent' ? "an opponent's monster declares an attack" : 'a monster declares an attack';
      case 'attack target':
        return 'this card was attacked';
      case 'attacking':
        return 'this card attacked';
      case 'attacked this turn':
        return 'this card attacked this turn';
      case 'appeared this turn':
        return 'this card was Normal Summoned or flipped face-up this turn';
      case 'no summon this turn':
        return 'you have not Normal, Flip or Special Summoned this turn';
      case 'no rushed trap':
        return 'you have activated no Trap Card in the turn it was Set this turn';
      case 'summoned this turn':
        return `this card was ${node['special'] ? 'Special ' : ''}Summoned this turn`;
      case 'no attack this turn':
        return 'you have not declared an attack this turn';
      case 'battle part':
        return 'damage is calculated';
      case 'fallen this turn':
        return `a monster on ${say.whose(node['who'] as Who)} field has gone to the Graveyard this turn`;
      case 'just drew':
        return `${say.person(node['who'] as Who)} ${node['who'] === 'you' ? 'draw' : 'draws'} outside the Draw Phase`;
      case 'fought':
        return 'this card battled';
      case 'just damaged':
        return `${say.person(node['who'] as Who)} ${node['who'] === 'you' ? 'take' : 'takes'} ${node['by'] === 'battle' ? 'battle ' : ''}damage`;
      case 'was flipped':
        return 'this card had been flipped face-up';
      case 'battle step':
        return 'it is the Battle Step';
      case 'turn of':
        return `it is ${say.whose(node['who'] as Who)} turn`;
      case 'doomed':
        return 'this card will be destroyed by the battle';
      case 'summon declared': {
        const ways = waysEn(node['as'] as readonly string[] | undefined);
        return node['by'] === 'opponent'
          ? `your opponent ${ways.replace(/ed$/u, 's')} a monster`
          : `a monster would be ${ways}`;
      }
      case 'link at least':
        return `this card is activated as Chain Link ${String(node['n'])} or higher`;
      case 'would take battle damage':
        return `${say.person(node['who'] as Who)} would take battle damage`;
      case 'damage step':
        return 'it is the Damage Step';
      case 'direct attack':
        return 'it is a direct attack';
      case 'battling':
        return 'this card battles';
      case 'happens to':
        return '';
      case 'tribute summoned with':
        return `it was summoned by Tributing a ${attributeWords[node['attribute'] as 'dark'].en} monster`;
      case 'brought by':
        return `this card was Special Summoned by the effect of "${say.card(node['name'] as string)}"`;
      case 'drawn outside the draw phase':
        return 'outside of the Draw Phase';
      case 'marked':
        return 'this card has that already';
      case 'moved itself this turn':
        return 'this card has changed between monster and Equip Card this turn';
      case 'summon succeeded':
        return node['by'] === 'opponent'
          ? `your opponent ${waysEn(undefined).replace(/ed$/u, 's')} a monster`
          : `a monster is ${waysEn(undefined)}`;
      case 'room among spells':
        return 'a Spell & Trap Card Zone is free';
      case 'room among monsters':
        return 'a Monster Card Zone is free';
      case 'summoned with fewer tributes':
        return 'it was Normal Summoned or Set this way';
      case 'awakened':
        return 'this card was Normal Summoned again';
      case 'phase':
        return `it is the ${phaseWords[node['is'] as string]?.en ?? ''}`;
      case 'cause':
        return `by ${(node['is'] as string[]).map((cause) => ({ battle: 'battle', effect: 'a card effect', cost: 'a cost', rule: 'the rules' })[cause] ?? cause).join(' or ')}`;
      case 'answers': {
        if (node['effect']) return `a ${node['effect'] === 'flip' ? 'FLIP effect' : 'monster effect'} resolves`;
        const which = node['icon'] ? `${iconWords[node['icon'] as string]?.en ?? ''} ` : '';
        if (node['does'] === 'special summons') return 'an effect that Special Summons a monster is activated';
        if (node['does']) return 'such an effect is activated';
        return node['activation'] || node['kind'] === 'monster'
          ? `${node['kind'] === 'monster' ? "a monster's effect" : `${node['of'] ? `${say.whose(node['of'] as Who)} ` : 'a '}${which}${kindWords[node['kind'] as string] ?? ''}`} is activated`
          : `the effect of a ${kindWords[node['kind'] as string] ?? ''} resolves`;
      }
      case 'answered targets':
        return 'it targets this card';
      case 'by this card':
        return 'by this card';
      case 'by host':
        return 'by the equipped monster';
      default: {
        const part = say.narrow(tree);
        return part.noun ? `it is a ${part.noun}` : part.before ? `it is ${part.before}` : (part.after ?? '');
      }
    }
  };

  return { condition };
}
