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

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Cards as nouns: where they are, how many, which. */
export function nouns(say: Say): Pick<Say, 'place' | 'noun' | 'counted' | 'choice' | 'named' | 'cards'> {
  const place = (node: Node): string => {
    const zones = zonesOf(node);
    const owners = conjuncts(node['where'] as Test | undefined).some(({ test }) => test === 'same owner as');
    const who = say.whose(owners ? 'owner' : (node['of'] as Who));
    if (zones.includes('monsters') && zones.includes('graveyard') && zones.includes('hand'))
      return `in ${who || "both players'"} hands, on ${who || 'the'} field and in ${who || 'both'} Graveyards`;
    if (zones.includes('monsters') && zones.includes('graveyard'))
      return who ? `on ${who} field or in ${who} Graveyard` : 'on the field or in either Graveyard';
    if (zones.includes('monsters') && zones.includes('hand'))
      return `in ${who || 'either'} hand or on ${who || 'the'} field`;
    if (zones.includes('monsters') || zones.includes('spells')) return who ? `on ${who} field` : 'on the field';
    if (zones[0] === 'field') return who ? `on ${who} field` : 'on the field';
    if (zones.length > 1)
      return `in ${who || 'either'} ${zones
        .map(
          (zone) =>
            ({ hand: 'hand', deck: 'Deck', graveyard: 'Graveyard', removed: 'removed cards', fusion: 'Fusion Deck' })[
              zone
            ] ?? zone,
        )
        .join(', ')
        .replace(/, ([^,]*)$/u, ' or $1')}`;
    const zone =
      { hand: 'hand', deck: 'Deck', graveyard: 'Graveyard', removed: 'removed cards', fusion: 'Fusion Deck' }[
        zones[0] ?? ''
      ] ?? '';
    return `in ${who || "both players'"} ${zone}${who ? '' : 's'}`;
  };
  /** All but those that are known by another name. */
  const isRest = (test: Test): boolean =>
    test.test === 'not' &&
    (test as unknown as { of: Node }).of['test'] === 'among' &&
    ((test as unknown as { of: Node }).of['cards'] as Cards).cards === 'named';
  const noun = (tree: Cards, many: boolean): string => {
    const node = tree as Node;
    if (node['cards'] !== 'in') return cards(tree);
    const parts = conjuncts(node['where'] as Test | undefined).map(say.narrow);
    const nouns = parts.flatMap(({ noun: n }) => (n ? [n] : []));
    const base =
      nouns.find((n) => n.startsWith('"')) ??
      nouns.find((n) => n !== 'monster') ??
      nouns[0] ??
      { monster: 'monster', 'spell or trap': 'Spell or Trap Card', fusion: 'Fusion Monster', card: 'card' }[
        kindOf(node)
      ];
    // 表側表示 first, then the Level, then what kind of monster it is.
    const rank = (word: string): number =>
      word === 'other' ? -1 : word.startsWith('Level') ? 1 : /-Type$|^[A-Z]+$|^"/u.test(word) ? 2 : 0;
    const before = parts
      .flatMap(({ before: b }) => (b ? [b] : []))
      .sort((a, b) => rank(a) - rank(b))
      .join(' ');
    const after = say.joinedAfter(parts);
    if (kindOf(node) === 'monster' && base.includes('card or card '))
      return `${base.replace(/card/gu, many ? 'monsters' : 'monster')} ${place(node)}`;
    const plural =
      !many || base.startsWith('"') ? base : base === 'Spell or Trap Card' ? 'Spell and Trap Cards' : `${base}s`;
    return [before, plural, place(node), after].filter((text) => text !== '').join(' ');
  };
  const counted = (n: Amount, of: Cards, upTo = false): string =>
    eitherOf(of)
      ? (eitherOf(of) as readonly Cards[]).map((one) => counted(n, one, upTo)).join(' or ')
      : asManyAsWent(n)
        ? `that many ${noun(of, true)}`
        : asManyAsFit(n)
          ? `as many as possible of the ${noun(of, true)}`
          : countedOf(mostOf(n), of, upTo);
  const countedOf = (n: Amount, of: Cards, upTo: boolean): string =>
    upTo && of.cards === 'in' && typeof n !== 'number'
      ? `${noun(of, true)}, up to ${say.amount(n)}`
      : of.cards === 'in'
        ? `${upTo && anyNumber(n) ? 'any number of' : `${upTo ? 'up to ' : ''}${say.amount(n)}`} ${noun(of, n !== 1).replace(/both players' (\w+)s\b/u, "either player's $1")}`
        : of.cards === 'top' || (of.cards === 'named' && typeof n === 'number')
          ? `${upTo ? 'up to ' : ''}${say.amount(n)} of ${cards(of)}`
          : `${upTo ? (anyNumber(n) ? 'any number of ' : 'up to ') : ''}${cards(of)}`;
  /** What a choice takes: so many of some cards, or one each of several. */
  const choice = (node: Node): string => {
    const from = node['from'] as Cards;
    const kinds = eachOf(node);
    const given = node['constraint'] as Node | undefined;
    if (from.cards === 'one of each name')
      return `${counted(node['max'] as Amount, (from as unknown as { in: Cards }).in)} (no 2 with the same name)`;
    if (given?.['total'])
      return `${noun(from, true)} whose total ${statWords[given['total'] as string] ?? ''}s equal ${say.amount(given['than'] as Amount)}`;
    if (kinds.length === 0) return counted(node['max'] as Amount, from, node['min'] !== node['max']);
    const parts = kinds.map(({ test, times }) => `${times} ${say.narrow(test).noun ?? 'card'}`);
    return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)} ${place(from as Node)}`;
  };
  const named = (name: string): string => {
    const fresh = say.introduced.get(name);
    if (fresh !== undefined) {
      say.introduced.delete(name);
      return fresh;
    }
    if (name === 'subject') return 'that monster';
    const meant = say.names.get(name);
    const from = meant ? core(meant.from) : undefined;
    if (from && from.cards === 'named')
      return meant?.chosen && meant.count === 1 ? 'that card' : named((from as { name: string }).name);
    if (from && from.cards === 'this') return 'this card';
    const many = meant !== undefined && meant.count !== 1;
    if (from === undefined || from.cards !== 'in')
      return from === undefined
        ? 'it'
        : from.cards === 'attached' || from.cards === 'top' || from.cards === 'top until'
          ? many || from.cards === 'top until'
            ? 'those cards'
            : 'that card'
          : 'that monster';
    const parts = conjuncts((from as Node)['where'] as Test | undefined).map(say.narrow);
    const base =
      parts.find((p) => p.noun && !p.noun.startsWith('"'))?.noun ??
      (kindOf(from as Node) === 'monster' ? 'monster' : 'card');
    const place = meant?.target && !many ? placeOf(say.names, name) : 0;
    if (place !== 0) return `the ${place < 0 ? 'selected' : ordinals[place - 1]} ${base}`;
    return many
      ? `those ${base === 'Spell or Trap Card' ? 'card' : base}s`
      : `that ${base === 'Spell or Trap Card' ? 'card' : base}`;
  };
  /** Cards that were turned over, of every kind. */
  const isPile = (name: string): boolean => {
    const from = say.names.get(name)?.from as Node | undefined;
    return from?.['cards'] === 'top until' || (from?.['cards'] === 'top' && from['count'] !== 1);
  };
  /** What narrows a pile, as a noun of its own. */
  const ofPile = (where: Test): string => {
    const told = conjuncts(where).filter((test) => !isRest(test));
    if (told.length === 1) return say.alone(where, say.narrow(where));
    const text = noun({ cards: 'in', zone: 'deck', of: 'either', where: { test: 'all', of: told } } as Cards, true);
    return `${told.length < conjuncts(where).length ? 'other ' : ''}${text.replace(" in both players' Decks", '')}`;
  };
  const cards = (tree: Cards): string => {
    const node = tree as Node;
    switch (node['cards']) {
      case 'in':
        return `all ${noun(tree, true)}`;
      case 'named':
        if (node['as'] === 'card') return 'that card';
        return named(node['name'] as string);
      case 'host':
        return 'the equipped monster';
      case 'attached':
        return (node['to'] as Cards).cards === 'this' ? 'the card equipped to this card' : 'the card equipped to it';
      case 'attacker':
        return 'the attacking monster';
      case 'attack target':
        return 'the attacked monster';
      case 'battle opponent':
        return "the opponent's monster this card battles";
      case 'both in battle':
        return 'the battling monsters';
      case 'summoning':
        return 'that monster';
      case 'noted':
        return 'the selected monster';
      case 'both':
        if (allTargets(say.names, node['of'] as Cards[])) return 'the selected cards';
        return [...new Set((node['of'] as Cards[]).map(cards))]
          .join(' and ')
          .replace(/^that monster$/u, 'those monsters');
      case 'one of each name':
        return cards(node['in'] as Cards);
      case 'departed':
        return 'those monsters';
      case 'where': {
        const inner = node['in'] as Cards;
        if (inner.cards === 'departed') return 'those monsters';
        if ((node['where'] as Node)['test'] === 'in') return 'the remaining cards';
        if (isOther(node['where'] as Test)) return 'the other cards';
        if (inner.cards === 'named' && isPile((inner as { name: string }).name))
          return `the ${ofPile(node['where'] as Test)} among them`;
        if (inner.cards === 'named') return isRest(node['where'] as Test) ? 'the others' : cards(inner);
        const parts = conjuncts(node['where'] as Test).map(say.narrow);
        const before = parts.flatMap(({ before: b }) => (b ? [b] : [])).join(' ');
        const after = say.joinedAfter(parts);
        const inside = cards(inner);
        const text =
          before && inside.startsWith('the ')
            ? `the ${before} ${inside.slice(4)}`
            : before
              ? `${inside}, while in face-up ${before},`
              : inside;
        return after ? `${text} ${after}` : text;
      }
      case 'extreme':
        return `the ${noun(node['in'] as Cards, false)} with the ${node['pick'] === 'highest' ? 'highest' : 'lowest'} ${statWords[node['stat'] as string] ?? ''}`;
      case 'top until': {
        const sought = say.alone(node['where'] as Test, say.narrow(node['where'] as Test));
        const until =
          node['times'] === undefined
            ? `${/^[AEIOU]/u.test(sought) ? 'an' : 'a'} ${sought} appears`
            : `${say.amount(node['times'] as Amount)} of ${sought}s have appeared`;
        return `cards from the top of ${say.whose(node['of'] as Who)} Deck until ${until}`;
      }
      case 'top':
        return `the top ${node['count'] === 1 ? 'card' : `${say.amount(node['count'] as Amount)} cards`} of ${say.whose(node['of'] as Who)} Deck`;
      case 'this':
        return 'this card';
      default:
        return 'that card';
    }
  };

  return { place, noun, counted, choice, named, cards };
}
