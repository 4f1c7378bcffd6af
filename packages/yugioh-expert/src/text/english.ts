import type { Amount, Cards, Clause, Engine, On, Speaker, Test, Until, Who } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { onEn } from './events.ts';
import {
  allTargets,
  anyNumber,
  asManyAsFit,
  asManyAsWent,
  conjuncts,
  core,
  departureOf,
  eachOf,
  eitherOf,
  exceptOf,
  isCall,
  isOther,
  kindOf,
  type Meant,
  mostOf,
  type Node,
  ofDeclared,
  placeOf,
  speaksOf,
  summonsEach,
  wornBy,
  zonesOf,
} from './nouns.ts';
import { actWords, markWords } from './phrases.ts';
import { waysEn } from './ways.ts';
import { attributeWords, counterWords, iconWords, phaseWords, raceWords, subWords } from './words.ts';

/** The English speaker, with the forms that card texts need. */
export interface English extends Speaker {
  /** a condition as what follows "if" */
  condition(tree: Test): string;
  part(part: Node, until?: Until, value?: Amount): string;
  /** sentences of an effect; `can`: the first one begins with "you can" */
  sentences(clauses: readonly Clause[], can?: boolean): string;
  /** a cost as what follows "by": paying 1000 Life Points */
  leaning(clauses: readonly Clause[]): string;
}

const statWords: Readonly<Record<string, string>> = { atk: 'ATK', def: 'DEF', level: 'Level' };
const kindWords: Readonly<Record<string, string>> = { monster: 'monster', spell: 'Spell Card', trap: 'Trap Card' };
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string =>
  /^(?!Special Summon|Tribute|Normal Summon|Flip Summon)[A-Z][a-z]/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Says trees in English. `names` are what the effect at hand calls its cards, `nameOf` the name of a card it mentions. */
export function english(
  engine: Engine<Duel>,
  names: ReadonlyMap<string, Meant> = new Map(),
  nameOf?: (name: string) => string | undefined,
): English {
  const introduced = new Map<string, string>();
  const byJapanese = new Map([...engine.byKey.values()].map(({ tree }) => [tree.name.ja, tree.name.en]));
  const whose = (who: Who): string =>
    ({
      you: 'your',
      opponent: "your opponent's",
      each: "each player's",
      either: '',
      turnPlayer: "the turn player's",
      controller: "its controller's",
      owner: "its owner's",
    })[who];
  const person = (who: Who): string =>
    ({
      you: 'you',
      opponent: 'your opponent',
      each: 'each player',
      either: 'either player',
      turnPlayer: 'the turn player',
      controller: 'its controller',
      owner: 'its owner',
    })[who];
  const card = (name: string): string =>
    engine.byKey.get(name)?.tree.name.en ?? byJapanese.get(name) ?? nameOf?.(name) ?? name;

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
        return `the number of ${noun(node['of'] as Cards, true)}`;
      case 'stat':
      case 'sum':
        return (node['of'] as Cards).cards === 'it'
          ? (statWords[node['stat'] as string] ?? '')
          : `the ${statWords[node['stat'] as string] ?? ''} of ${cards(node['of'] as Cards)}`;
      case 'last':
        return `the ${statWords[node['stat'] as string] ?? ''} of ${named(node['name'] as string)}`;
      case 'original':
        return `the ${(node['of'] as Cards).cards === 'in' ? 'combined ' : ''}original ${statWords[node['stat'] as string] ?? ''} of ${cards(node['of'] as Cards)}`;
      case 'highest':
        return `the highest ${statWords[node['stat'] as string] ?? ''} among ${noun(node['of'] as Cards, true)}`;
      case 'half of life':
        return `half of ${whose(node['who'] as Who)} Life Points`;
      case 'link number':
        return "this card's Chain Link number";
      case 'battle damage':
        return `the battle damage to ${person(node['who'] as Who)}`;
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
        return `the number of ${counterWords[node['kind'] as string]?.en ?? ''}s on ${cards(node['of'] as Cards)}`;
      case 'life points':
        return `${whose(node['who'] as Who)} Life Points`;
      case 'free monster zones':
        return `the number of free Monster Zones on ${whose(node['who'] as Who)} field`;
      case 'last counters':
        return 'the number of counters that were on this card';
      case 'over the hand limit':
        return 'as many cards as exceed the limit';
      default:
        return 'that amount';
    }
  };

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

  /** What narrows a noun: before it, or after it. */
  interface Said {
    readonly before?: string;
    readonly after?: string;
    readonly noun?: string;
  }
  /** What narrows a noun, as a noun of its own. */
  const alone = (tree: Test, said: Said): string => {
    if (said.noun) return said.noun;
    if ((tree as Node)['test'] === 'icon') return `${said.before} Spell Card`;
    if (said.before)
      return `${said.before} ${(tree as Node)['test'] === 'faceUp' || (tree as Node)['test'] === 'not' ? 'card' : 'monster'}`;
    return said.after ? `card ${said.after}` : condition(tree);
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
        return { noun: `"${card(node['name'] as string)}"` };
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
        return { after: `of which there are ${String(node['atLeast'])} ${place(node['among'] as Node)}` };
      case 'written on':
        return { after: `named on ${named(node['name'] as string)}` };
      case 'has a lower stage':
        return { before: '"LV"' };
      case 'lower stage of':
        return { after: `with the name of ${named(node['name'] as string)} but a lower "LV"` };
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
          before: `"${nameOf?.(String(node['name'])) ?? String(node['name'])}"`,
        };
      case 'same name as':
        return { after: 'with the same name' };
      case 'compare': {
        const counted = node['a'] as Node;
        if (typeof counted === 'object' && counted['value'] === 'counters' && (counted['of'] as Cards).cards === 'it')
          return { after: `with ${counterWords[counted['kind'] as string]?.en ?? ''}s on it` };
        const a = amount(node['a'] as Amount);
        if (typeof node['b'] === 'object' && (node['b'] as Node)['value'] === 'stat' && node['is'] === '=') {
          return { after: `with the same ${a} as ${cards((node['b'] as unknown as { of: Cards }).of)}` };
        }
        const level = (node['a'] as Node)['stat'] === 'level' && typeof node['b'] === 'number';
        if (level) return { before: levelWords(node['is'] as string, node['b'] as number) };
        return { after: `with ${comparison(a, node['is'] as string, amount(node['b'] as Amount))}` };
      }
      case 'just destroyed by battle':
        return { after: 'destroyed by battle' };
      case 'just summoned':
        return { after: `that was just ${waysEn(node['as'] as readonly string[] | undefined)}` };
      case 'doomed':
        return { after: 'that will be destroyed by the battle' };
      case 'attacking':
        return { before: 'attacking' };
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
        if (inner['test'] === 'copies') return { after: `whose name no card ${place(inner['among'] as Node)} has` };
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

  const place = (node: Node): string => {
    const zones = zonesOf(node);
    const owners = conjuncts(node['where'] as Test | undefined).some(({ test }) => test === 'same owner as');
    const who = whose(owners ? 'owner' : (node['of'] as Who));
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
    const parts = conjuncts(node['where'] as Test | undefined).map(narrow);
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
    const after = joinedAfter(parts);
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
      ? `${noun(of, true)}, up to ${amount(n)}`
      : of.cards === 'in'
        ? `${upTo && anyNumber(n) ? 'any number of' : `${upTo ? 'up to ' : ''}${amount(n)}`} ${noun(of, n !== 1).replace(/both players' (\w+)s\b/u, "either player's $1")}`
        : of.cards === 'top' || (of.cards === 'named' && typeof n === 'number')
          ? `${upTo ? 'up to ' : ''}${amount(n)} of ${cards(of)}`
          : `${upTo ? (anyNumber(n) ? 'any number of ' : 'up to ') : ''}${cards(of)}`;

  /** What a choice takes: so many of some cards, or one each of several. */
  const choice = (node: Node): string => {
    const from = node['from'] as Cards;
    const kinds = eachOf(node);
    const given = node['constraint'] as Node | undefined;
    if (from.cards === 'one of each name')
      return `${counted(node['max'] as Amount, (from as unknown as { in: Cards }).in)} (no 2 with the same name)`;
    if (given?.['total'])
      return `${noun(from, true)} whose total ${statWords[given['total'] as string] ?? ''}s equal ${amount(given['than'] as Amount)}`;
    if (kinds.length === 0) return counted(node['max'] as Amount, from, node['min'] !== node['max']);
    const parts = kinds.map(({ test, times }) => `${times} ${narrow(test).noun ?? 'card'}`);
    return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)} ${place(from as Node)}`;
  };

  const named = (name: string): string => {
    const fresh = introduced.get(name);
    if (fresh !== undefined) {
      introduced.delete(name);
      return fresh;
    }
    if (name === 'subject') return 'that monster';
    const meant = names.get(name);
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
    const parts = conjuncts((from as Node)['where'] as Test | undefined).map(narrow);
    const base =
      parts.find((p) => p.noun && !p.noun.startsWith('"'))?.noun ??
      (kindOf(from as Node) === 'monster' ? 'monster' : 'card');
    const place = meant?.target && !many ? placeOf(names, name) : 0;
    if (place !== 0) return `the ${place < 0 ? 'selected' : ordinals[place - 1]} ${base}`;
    return many
      ? `those ${base === 'Spell or Trap Card' ? 'card' : base}s`
      : `that ${base === 'Spell or Trap Card' ? 'card' : base}`;
  };

  /** Cards that were turned over, of every kind. */
  const isPile = (name: string): boolean => {
    const from = names.get(name)?.from as Node | undefined;
    return from?.['cards'] === 'top until' || (from?.['cards'] === 'top' && from['count'] !== 1);
  };

  /** What narrows a pile, as a noun of its own. */
  const ofPile = (where: Test): string => {
    const told = conjuncts(where).filter((test) => !isRest(test));
    if (told.length === 1) return alone(where, narrow(where));
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
        if (allTargets(names, node['of'] as Cards[])) return 'the selected cards';
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
        const parts = conjuncts(node['where'] as Test).map(narrow);
        const before = parts.flatMap(({ before: b }) => (b ? [b] : [])).join(' ');
        const after = joinedAfter(parts);
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
        const sought = alone(node['where'] as Test, narrow(node['where'] as Test));
        const until =
          node['times'] === undefined
            ? `${/^[AEIOU]/u.test(sought) ? 'an' : 'a'} ${sought} appears`
            : `${amount(node['times'] as Amount)} of ${sought}s have appeared`;
        return `cards from the top of ${whose(node['of'] as Who)} Deck until ${until}`;
      }
      case 'top':
        return `the top ${node['count'] === 1 ? 'card' : `${amount(node['count'] as Amount)} cards`} of ${whose(node['of'] as Who)} Deck`;
      case 'this':
        return 'this card';
      default:
        return 'that card';
    }
  };

  const condition = (tree: Test): string => {
    const node = tree as Node;
    switch (node['test']) {
      case 'all': {
        const [first, second] = node['of'] as Node[];
        if (first?.['test'] === 'turn of' && JSON.stringify(second).includes('"phase"'))
          return condition(second as unknown as Test).replace(/the /u, `${whose(first['who'] as Who)} `);
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
          const parts = gone.rest.map(narrow).flatMap(({ before: b }) => b ?? []);
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
            if (first?.['test'] === 'controlled') return `${cards(inner)} is on ${whose(first['by'] as Who)} field`;
            const nouns = where
              .map(narrow)
              .flatMap(({ noun: n }) => (n ? [`was ${/^[AEIOU]/u.test(n) ? 'an' : 'a'} ${n}`] : []));
            return `${cards(inner)} ${nouns.join(' and ')}`;
          }
          if (inner.cards === 'this' || inner.cards === 'both in battle' || inner.cards === 'battle opponent') {
            const text = where
              .map(condition)
              .filter((one) => one !== '')
              .join(' and ');
            if ((where[0] as Node)['test'] === 'attached as') return 'this card is equipped by its own effect';
            if (inner.cards === 'both in battle')
              return `${noun({ cards: 'in', zone: 'monsters', of: 'either', where: (of as unknown as { where: Test }).where } as Cards, false).replace(' on the field', '')} battles`;
            if (inner.cards === 'this' && text) return text;
            if (inner.cards === 'battle opponent') {
              if ((where[0] as Node)['test'] === 'in') return `${cards(inner)} is still there`;
              const parts = where.map(narrow);
              const is = parts.flatMap(({ before: b, noun: n }) => b ?? n ?? []).join(' and ');
              return [cards(inner), is && `is ${is}`, joinedAfter(parts).replace(/^that /u, '')]
                .filter((text) => text !== '')
                .join(' ');
            }
          }
          const verbs: Record<string, string> = {
            doomed: 'will be destroyed by the battle',
            position: `is in ${(where[0] as Node)['is'] === 'attack' ? 'Attack' : 'Defense'} Position`,
          };
          return `${cards(inner)} ${verbs[(where[0] as Node)['test'] as string] ?? 'is there'}`;
        }
        if (of.cards === 'attached') return 'a monster is equipped to this card';
        if (JSON.stringify(of).includes('"answered targets"'))
          return `a card is activated that targets a ${noun(of, false)}`;
        const where = conjuncts((of as Node)['where'] as Test | undefined);
        if (where.some((test) => (test as Node)['test'] === 'just summoned')) {
          const after = joinedAfter(where.filter((test) => (test as Node)['test'] !== 'just summoned').map(narrow));
          const who = (of as { of: Who }).of;
          const fresh = where.find((test) => (test as Node)['test'] === 'just summoned') as unknown as Node;
          const ways = waysEn(fresh['as'] as readonly string[] | undefined);
          return who === 'opponent'
            ? `your opponent ${ways.replace(/ed$/u, 's')} a monster${after ? ` ${after}` : ''}`
            : `a monster${after ? ` ${after}` : ''} is ${ways}`;
        }
        if (where.some(({ test }) => test === 'just destroyed by battle')) {
          const after = joinedAfter(where.filter(({ test }) => test !== 'just destroyed by battle').map(narrow));
          return `a monster${after ? ` ${after}` : ''} is destroyed by battle and sent to the Graveyard`;
        }
        if (where.some((test) => (test as Node)['by'] === 'this'))
          return 'this card destroyed a monster by battle and sent it to the Graveyard this turn';
        if (of.cards === 'attack target') return 'a monster is attacked';
        if (of.cards === 'battle opponent') return 'it battles a monster';
        const many = node['atLeast'] !== undefined;
        return many
          ? `there are at least ${amount(node['atLeast'] as Amount)} ${noun(of, true)}`
          : `there is a ${noun(of, false)}`.replace('a other', 'another');
      }
      case 'not': {
        const inner = node['of'] as Node;
        const kept = ofDeclared(inner);
        if (kept) return `${cards(kept)} is not of the declared kind`;
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
        if (none) return `all monsters on ${whose(none.who)} field are ${speaker.test(none.which)}s`;
        if (inner['test'] === 'some' && (inner['of'] as Cards).cards === 'named') return 'you did not';
        if (inner['test'] === 'some') return `there is no ${noun(inner['of'] as Cards, false)}`;
        if (inner['test'] === 'compare' && JSON.stringify(inner).includes('"declared"')) return 'the call was wrong';
        return `it is not so that ${condition(inner as unknown as Test)}`;
      }
      case 'compare': {
        const a = node['a'] as Node;
        if (isCall(node)) return 'the call was right';
        if (a['value'] === 'payments') return 'you paid Life Points during your last turn';
        const b = amount(node['b'] as Amount);
        if (typeof a === 'object' && a['value'] === 'count') {
          const of = a['of'] as Cards;
          if (of.cards === 'in' && zonesOf(of as Node).includes('hand'))
            return `${person((of as { of: Who }).of)} ${(of as { of: Who }).of === 'you' ? 'have' : 'has'} ${comparison(
              '',
              node['is'] as string,
              b,
            )
              .trim()
              .replace('or less', 'or fewer')} ${b === '1' && node['is'] === '=' ? 'card' : 'cards'} in hand`;
          if (node['is'] === '=' && b === '1') return `this is the only ${noun(of, false)}`;
          return `the number of ${noun(of, true)} is ${comparison('', node['is'] as string, b).trim()}`;
        }
        if (node['is'] === '=') return `${amount(a as unknown as Amount)} is equal to ${b}`;
        return `${amount(a as unknown as Amount)} ${(a as Node)['value'] === 'life points' ? 'are' : 'is'} ${comparison('', node['is'] as string, b).trim()}`;
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
        return `a monster on ${whose(node['who'] as Who)} field has gone to the Graveyard this turn`;
      case 'just drew':
        return `${person(node['who'] as Who)} ${node['who'] === 'you' ? 'draw' : 'draws'} outside the Draw Phase`;
      case 'fought':
        return 'this card battled';
      case 'just damaged':
        return `${person(node['who'] as Who)} ${node['who'] === 'you' ? 'take' : 'takes'} ${node['by'] === 'battle' ? 'battle ' : ''}damage`;
      case 'was flipped':
        return 'this card had been flipped face-up';
      case 'battle step':
        return 'it is the Battle Step';
      case 'turn of':
        return `it is ${whose(node['who'] as Who)} turn`;
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
        return `${person(node['who'] as Who)} would take battle damage`;
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
        return `this card was Special Summoned by the effect of "${card(node['name'] as string)}"`;
      case 'drawn outside the draw phase':
        return 'outside of the Draw Phase';
      case 'marked':
        return 'this card has that already';
      case 'moved itself this turn':
        return 'this card has changed between monster and Equip Card this turn';
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
          ? `${node['kind'] === 'monster' ? "a monster's effect" : `${node['of'] ? `${whose(node['of'] as Who)} ` : 'a '}${which}${kindWords[node['kind'] as string] ?? ''}`} is activated`
          : `the effect of a ${kindWords[node['kind'] as string] ?? ''} resolves`;
      }
      case 'answered targets':
        return 'it targets this card';
      case 'by this card':
        return 'by this card';
      case 'by host':
        return 'by the equipped monster';
      default: {
        const part = narrow(tree);
        return part.noun ? `it is a ${part.noun}` : part.before ? `it is ${part.before}` : (part.after ?? '');
      }
    }
  };

  /** Between which numbers one is declared, if they can be said. */
  const range = (node: Node): string => {
    const most = node['max'] as Amount;
    const cap = typeof most === 'object' && most.value === 'min' ? (most as { of: readonly Amount[] }).of[0] : most;
    return typeof node['min'] === 'number' && typeof cap === 'number' ? ` from ${node['min']} to ${cap}` : '';
  };

  const sentence = (clause: Clause, can = false): string => {
    const node = clause as Node;
    switch (clause.do) {
      case 'when': {
        const then = lower(sentences(node['then'] as Clause[], can).replace(/\.$/u, ''));
        const otherwise = lower(sentences((node['otherwise'] as Clause[] | undefined) ?? [], can).replace(/\.$/u, ''));
        return `if ${condition(node['if'] as Test)}, ${then}${otherwise ? `; otherwise, ${otherwise}` : ''}`;
      }
      case 'repeat':
        return `${amount(node['times'] as Amount)} times: ${lower(sentences(node['does'] as Clause[]).replace(/\.$/u, ''))}`;
      case 'for each':
        if (summonsEach(clause)) {
          introduced.set(node['name'] as string, cards(node['in'] as Cards));
          const [first, ...then] = node['does'] as Clause[];
          return [sentence(first as Clause), ...(then.length ? [sentences(then).replace(/\.$/u, '')] : [])].join('. ');
        }
        return `for each of ${noun(node['in'] as Cards, true)}: ${lower(sentences(node['does'] as Clause[]).replace(/\.$/u, ''))}`;
      case 'may':
        // What somebody else may do begins with who that is.
        if (node['by'] !== 'you')
          return lower(sentences(node['does'] as Clause[]).replace(/\.$/u, '')).replace(
            /^your opponent (\w+?)s /u,
            'your opponent can $1 ',
          );
        return lower(sentences(node['does'] as Clause[], true).replace(/\.$/u, ''));
      case 'one of': {
        const options = node['options'] as { label: { en: string }; does: Clause[] }[];
        if (
          options.length === 2 &&
          options.every(({ does }) => does.length === 1 && does[0]?.do === 'special summon')
        ) {
          return lower(
            sentences(options[0]?.does ?? [])
              .replace(/\.$/u, '')
              .replace(
                'face-up Attack Position',
                ((options[1] as (typeof options)[0]).does[0] as Node)['position'] === 'face-down'
                  ? 'face-up Attack Position or face-down Defense Position'
                  : 'face-up Attack or Defense Position',
              ),
          );
        }
        return `choose 1 of these effects: ${options.map(({ label }) => `● ${label.en}`).join(' ')}`;
      }
      case 'choose': {
        const by = node['by'] as Who;
        return `${by === 'you' ? 'select' : `${person(by)} selects`} ${choice(node)}`;
      }
      case 'declare':
        return `${node['by'] === 'opponent' ? 'your opponent declares' : 'declare'} 1 ${{ race: 'Monster Type', attribute: 'Attribute', coin: 'side of a coin', kind: 'kind of card' }[node['what'] as string] ?? String(node['what'])}`;
      case 'number':
        return `declare a number${range(node)}`;
      case 'place':
        return 'select a zone';
      case 'lasting':
        return part(node['part'] as Node, node['until'] as Until, node['value'] as Amount | undefined);
      case 'remember':
      case 'arrange':
      case 'instead':
        return '';
      default:
        return engine.verbs.get(clause.do)?.en(clause as never, speaker) ?? clause.do;
    }
  };

  const sentences = (clauses: readonly Clause[], can = false): string => {
    const out: string[] = [];
    let offered = can;
    for (let i = 0; i < clauses.length; i++) {
      const clause = clauses[i] as Clause;
      const node = clause as Node;
      if (clause.do === 'choose' && node['by'] === 'you' && speaksOf(clauses[i + 1], node['name'] as string)) {
        introduced.set(node['name'] as string, choice(node));
        continue;
      }
      if ((clause.do === 'negate activation' || clause.do === 'negate effect') && clauses[i + 1]?.do === 'destroy') {
        out.push(`Negate its ${clause.do === 'negate activation' ? 'activation' : 'effect'} and destroy it.`);
        i++;
        continue;
      }
      // What is offered under a condition is offered behind it.
      const inside = offered && clause.do === 'when';
      const text = sentence(clause, inside);
      if (text === '') continue;
      if (inside) offered = false;
      const lead =
        clause.link === 'afterwards'
          ? 'then '
          : clause.link === 'if you do' && out.length > 0
            ? 'if you do, '
            : clause.link === 'at the same time'
              ? 'at the same time, '
              : '';
      const plain = offered ? lower(text).replace(/^your opponent discards/u, 'have your opponent discard') : text;
      out.push(`${capital(`${lead}${offered ? 'you can ' : ''}${lead ? lower(plain) : plain}`)}.`);
      offered = false;
    }
    return out.join(' ');
  };

  const leaning = (clauses: readonly Clause[]): string =>
    clauses
      .map((clause) => lower(sentence(clause)))
      .filter((text) => text !== '')
      .join(' and ');

  const untilText = (until: Until | undefined): string => {
    if (!until) return '';
    if (until.until === 'end of turn')
      return until.times && until.times > 1
        ? `until the end of ${until.of === 'opponent' ? "your opponent's" : 'your'} next turn, `
        : 'until the end of this turn, ';
    if (until.until === 'end of battle phase') return 'in this Battle Phase, ';
    return '';
  };

  const isOfEffect = (tree: Node): boolean =>
    conjuncts(tree['which'] as Test | undefined).some(
      (test) => (test as Node)['test'] === 'cause' && ((test as Node)['is'] as string[]).includes('effect'),
    );

  const part = (tree: Node, until?: Until, value?: Amount): string => {
    const lead = untilText(until);
    const held = tree['if'] ? condition(tree['if'] as Test) : '';
    const given = held === '' ? '' : `if ${held}, `;
    const to = tree['to'] ? cards(tree['to'] as Cards) : '';

    switch (tree['part']) {
      case 'modify': {
        const by = tree['by'] as Amount;
        const value0 =
          typeof by === 'object' && (by as Node)['value'] === 'kept' && value !== undefined
            ? amount(value)
            : amount(by);
        const stats = String(tree['stat'])
          .split('+')
          .map((stat) => statWords[stat] ?? stat)
          .join(' and ');
        const n = (by as Node)['value'] === 'stat' ? value0.replace(/the (ATK|DEF) of/u, `the ${stats} of`) : value0;
        const falls = /(^| )-\d/u.test(n);
        const size = n.replace(/(^| )-(?=\d)/u, '$1');
        const many = to.startsWith('all ');
        if (tree['op'] === 'become' || tree['op'] === 'also') {
          const bits = tree['stat'] === 'race' ? 1 << ((by as number) - 1) : (by as number);
          const words = Object.values(tree['stat'] === 'race' ? raceWords : attributeWords).filter(
            (_, i) => (bits >>> i) & 1,
          );
          return `${lead}${given}${to} ${tree['op'] === 'also' ? 'is also' : many ? 'become' : 'becomes'} ${words.map(({ en }) => en).join(' and ')}`;
        }
        if (tree['op'] === 'shift')
          return `${lead}${given}the Level of ${to} is ${n.startsWith('-') ? 'reduced' : 'increased'} by ${size}`;
        const verbs: Record<string, string> = {
          add: `${falls ? (many ? 'lose' : 'loses') : many ? 'gain' : 'gains'} ${typeof by === 'number' ? size : `${stats} equal to ${size}`}${typeof by === 'number' ? ` ${stats}` : ''}`,
          set: `${many ? 'have' : 'has'} ${stats} equal to ${size}`,
          last: `${many ? 'have' : 'has'} ${stats} equal to ${size}`,
          original: `${many ? 'have' : 'has'} an original ${stats} equal to ${size}`,
          'double the original': `has its original ${stats} doubled`,
          'halve the original': `has its original ${stats} halved`,
          multiply: `has its ${stats} multiplied by ${size}`,
          halve: `has its ${stats} halved`,
        };
        return `${lead}${given}${to} ${verbs[tree['op'] as string] ?? ''}`;
      }
      case 'mark': {
        const said = markWords[tree['mark'] as string]?.en ?? String(tree['mark']);
        const all = to.startsWith('all ');
        return `${lead}${given}${to} ${all ? said.replace(/^is /u, 'are ').replace(/^does /u, 'do ') : said}`;
      }
      case 'negate':
        return `${lead}${given}the effects of ${to} are negated`;
      case 'control':
        return tree['who'] === 'owner'
          ? `${lead}control of ${to} returns to the owners`
          : tree['who'] === 'opponent'
            ? `${lead}your opponent takes control of ${to}`
            : `${lead}take control of ${to}`;
      case 'forbid': {
        const acts = String(tree['act'])
          .split('+')
          .map((act) => actWords[act]?.en ?? act);
        const said = acts.length > 1 ? `${acts.slice(0, -1).join(', ')} or ${acts.at(-1)}` : acts[0];
        const which = tree['which'] as Node | undefined;
        if (which?.['test'] === 'was' && String(tree['act']).startsWith('activate'))
          return `${lead}${given}${cards({ cards: 'named', name: which['name'] as string })} cannot be activated`;
        if (which) {
          const parts = conjuncts(which as unknown as Test);
          const own = parts.some(
            (test) => (test as Node)['test'] === 'among' && ((test as Node)['cards'] as Cards).cards === 'this',
          );
          const young = parts.find((test) => (test as Node)['test'] === 'summoned this turn') as Node | undefined;
          if (own && parts.length > 1)
            return `${lead}${given}this card cannot ${said}${young ? ` in the turn it is ${young['special'] ? 'Special ' : ''}Summoned` : ''}`;
          const subject =
            which['test'] === 'among'
              ? cards(which['cards'] as Cards)
              : `${conjuncts(which as unknown as Test)
                  .map(narrow)
                  .flatMap(({ before: b }) => (b ? [b] : []))
                  .join(' ')} monsters ${parts
                  .map(narrow)
                  .flatMap(({ after: a }) => (a ? [a] : []))
                  .join(' and ')}`.trim();
          return `${lead}${given}${subject} cannot ${which['test'] === 'among' ? String(said).replace('their battle positions', 'its battle position') : said}`;
        }
        const who = (tree['who'] as Who | undefined) ?? 'each';
        return `${lead}${given}${who === 'each' || who === 'either' ? 'neither player can' : `${person(who)} cannot`} ${said}`;
      }
      case 'allow': {
        if (tree['rule'] === 'effect/reach')
          return tree['who'] === 'you'
            ? 'your Graveyard is in reach of effects even if it would be out of it'
            : 'the effect of this card reaches the Graveyard even if it would be out of reach';
        const kind = conjuncts(tree['which'] as Test | undefined).find(
          (test) => (test as Node)['test'] === 'summoned for',
        ) as Node | undefined;
        if (tree['rule'] === 'activation/set-turn')
          return `${lead}${(tree['if'] as Node | undefined)?.['test'] === 'no rushed trap' ? 'once per turn, ' : given}you can activate a ${speaker.test(tree['which'] as Test)} in the turn it was Set`;
        return kind
          ? `for the Tribute Summon of a ${speaker.test(kind['which'] as Test)}, this card counts as 2 Tributes`
          : '';
      }
      case 'require':
        return tree['object']
          ? `this card must attack ${cards(tree['object'] as Cards).replace(/^all /u, '')} if there are any`
          : 'this card must attack if it can';
      case 'replace': {
        const affected = conjuncts(tree['which'] as Test | undefined).find(
          (test) => (test as Node)['test'] === 'happens to',
        ) as Node | undefined;
        const instead = lower(sentences((tree['does'] as Clause[] | undefined) ?? []).replace(/\.$/u, ''));
        if (tree['of'] === 'move') {
          const going = tree['which'] as Node;
          return `${lead}${given}any card that would be sent to the ${speaker.zone(going['to'] as string)} is ${tree['to'] === 'removed' ? 'removed from play' : `sent to the ${speaker.zone(tree['to'] as string)}`} instead`;
        }
        const subject = affected ? person(affected['who'] as Who) : 'a player';
        if (tree['of'] === 'gain')
          return `${lead}${given}if ${subject} would gain Life Points, ${instead ? `${instead} instead` : 'no Life Points are gained'}`;
        if (tree['of'] === 'damage')
          return instead
            ? `${lead}${given}if ${subject} would take damage, ${instead} instead`
            : `${lead}${given}${subject} take${subject === 'you' ? '' : 's'} no ${isOfEffect(tree) ? 'effect' : 'battle'} damage`.replace(
                'a player takes no',
                'players take no',
              );
        const byBattle = conjuncts(tree['which'] as Test | undefined).some(
          (test) => (test as Node)['test'] === 'cause' && ((test as Node)['is'] as string[]).includes('battle'),
        );
        const host = conjuncts(tree['which'] as Test | undefined).some(
          (test) => (test as Node)['test'] === 'among' && ((test as Node)['cards'] as Cards).cards === 'host',
        );
        return `${given}if ${host ? 'the equipped monster' : 'this card'} would be destroyed${byBattle ? ' by battle' : ''}, ${tree['optional'] ? 'you can ' : ''}${instead} instead`;
      }
      case 'watch': {
        const on = tree['on'] as Node;
        const phases: Record<string, string> = { 'standby phase': 'Standby Phase', 'end phase': 'End Phase' };
        if (phases[on['event'] as string])
          return `during ${on['whose'] === 'you' ? 'your' : on['whose'] === 'opponent' ? "your opponent's" : 'the'} ${phases[on['event'] as string]}, ${lower(sentences(tree['does'] as Clause[]).replace(/\.$/u, ''))}`;
        if (on['event'] === 'battle phase ends' || (on['event'] === 'moved' && !on['self'] && on['which']))
          return `${lower(onEn(speaker, on as unknown as On))}${lower(sentences(tree['does'] as Clause[]).replace(/\.$/u, ''))}`;
        if (on['event'] === 'position changed')
          return `when ${onEn(speaker, on as unknown as On)
            .replace(/^When |, $/gu, '')
            .replace(
              /^a .*(?= is changed)/u,
              'that monster',
            )}, ${lower(sentences(tree['does'] as Clause[]).replace(/\.$/u, ''))}`;
        return `when ${on['self'] ? 'this card' : 'that monster'} ${on['event'] === 'destroyed' ? 'is destroyed' : 'leaves the field'}, ${lower(sentences(tree['does'] as Clause[]).replace(/\.$/u, ''))}`;
      }
      default:
        return '';
    }
  };

  const speaker: English = {
    who: person,
    zone: (zone) =>
      ({
        deck: 'Deck',
        hand: 'hand',
        monsters: 'field',
        spells: 'field',
        field: 'field',
        graveyard: 'Graveyard',
        removed: 'removed cards',
        fusion: 'Fusion Deck',
      })[zone] ?? zone,
    card,
    amount,
    test: (tree) => {
      const said = narrow(tree);
      if (tree.test === 'all') {
        const parts = conjuncts(tree).map(narrow);
        return [
          ...parts.flatMap(({ before: b }) => (b ? [b] : [])),
          parts.find((p) => p.noun)?.noun ?? 'card',
          ...parts.flatMap(({ after: a }) => (a ? [a] : [])),
        ].join(' ');
      }
      return (
        said.noun ?? (said.before ? `${said.before} monster` : said.after ? `card ${said.after}` : condition(tree))
      );
    },
    cards,
    counted: (n, of) => counted(n, of),
    clauses: (list) => sentences(list),
    word: (kind, id) => (kind === 'counter' ? (counterWords[id]?.en ?? id) : id),
    condition,
    part,
    sentences,
    leaning,
  };
  return speaker;
}
