import type { Amount, Cards, Clause, Engine, On, Speaker, Test, Until, Who } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { onJa } from './events.ts';
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
import { waysJa } from './ways.ts';
import { attributeWords, counterWords, iconWords, phaseWords, raceWords, subWords } from './words.ts';

/** The Japanese speaker, with the forms that card texts need. */
export interface Japanese extends Speaker {
  /** a condition as what stands before 場合 or 時 */
  condition(tree: Test): string;
  part(part: Node, until?: Until, value?: Amount): string;
  /** sentences of an effect; `can`: the first one ends in 〜事ができる */
  sentences(clauses: readonly Clause[], can?: boolean): string;
  /** several conditions as one */
  conditions(trees: readonly Test[]): string;
  /** a cost, leaning on what follows: 〜を払って */
  leaning(clauses: readonly Clause[]): string;
}

const statWords: Readonly<Record<string, string>> = { atk: '攻撃力', def: '守備力', level: 'レベル' };
const comparisons: Readonly<Record<string, string>> = {
  '<': '未満',
  '<=': '以下',
  '=': '',
  '!=': '以外',
  '>=': '以上',
  '>': 'を超える',
};
const kindWords: Readonly<Record<string, string>> = { monster: 'モンスター', spell: '魔法カード', trap: '罠カード' };

/** Conditions one after the other: each but the last leans on the next. */
const joined = (conditions: readonly string[]): string =>
  conditions
    .filter((text) => text !== '')
    .map((text, i, all) =>
      i === all.length - 1
        ? text
        : `${text
            .replace(/である$/u, 'で')
            .replace(/した$/u, 'し')
            .replace(/していない$/u, 'していなく')
            .replace(/存在する$/u, '存在し')}、`,
    )
    .join('');

/** Says trees in Japanese. `names` are what the effect at hand calls its cards, `nameOf` the name of a card it mentions. */
export function japanese(
  engine: Engine<Duel>,
  names: ReadonlyMap<string, Meant> = new Map(),
  nameOf?: (name: string) => string | undefined,
): Japanese {
  /** names that the next sentence introduces itself */
  const introduced = new Map<string, string>();
  const whose = (who: Who): string =>
    ({
      you: '自分',
      opponent: '相手',
      each: 'お互い',
      either: '',
      turnPlayer: 'ターンプレイヤー',
      controller: 'コントローラー',
      owner: '持ち主',
    })[who];
  const card = (name: string): string => engine.byKey.get(name)?.tree.name.ja ?? nameOf?.(name) ?? name;

  const amount = (tree: Amount): string => {
    if (typeof tree === 'number') return String(tree);
    const node = tree as Node;
    const pair = (): string[] => (node['of'] as Amount[]).map(amount);
    switch (node['value']) {
      case 'count':
        return `${noun(node['of'] as Cards)}の数`;
      case 'stat':
      case 'sum':
        return (node['of'] as Cards).cards === 'it'
          ? (statWords[node['stat'] as string] ?? '')
          : `${cards(node['of'] as Cards)}の${statWords[node['stat'] as string] ?? ''}`;
      case 'last':
        return `${named(node['name'] as string)}の${statWords[node['stat'] as string] ?? ''}`;
      case 'original':
        return `${cards(node['of'] as Cards)}の元々の${statWords[node['stat'] as string] ?? ''}${(node['of'] as Cards).cards === 'in' ? 'の合計' : ''}`;
      case 'highest':
        return `${noun(node['of'] as Cards)}の一番高い${statWords[node['stat'] as string] ?? ''}`;
      case 'half of life':
        return `${whose(node['who'] as Who)}のライフポイントの半分`;
      case 'link number':
        return 'このカードのチェーンの数';
      case 'battle damage':
        return `${whose(node['who'] as Who)}が受ける戦闘ダメージ`;
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
        return `${cards(node['of'] as Cards)}に乗っている${counterWords[node['kind'] as string]?.ja ?? ''}の数`;
      case 'life points':
        return `${whose(node['who'] as Who)}のライフポイント`;
      case 'free monster zones':
        return `${whose(node['who'] as Who)}のモンスターカードゾーンの空きの数`;
      case 'last counters':
        return 'このカードに乗っていたカウンターの数';
      case 'over the hand limit':
        return '上限を超えた枚数';
      default:
        return 'その数値';
    }
  };

  /** What stands before a noun: `weight` orders it, `bare` is how it stands before モンスター. */
  interface Adjective {
    readonly weight: number;
    readonly text: string;
    readonly bare?: string;
  }
  /** What narrows a noun, as a noun of its own. */
  const alone = (tree: Test, said: Adjective | { readonly noun: string } | null): string => {
    if (said === null) return condition(tree);
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
        return { noun: `「${card(node['name'] as string)}」` };
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
        return { weight: 0, text: `${named(node['name'] as string)}に記された` };
      case 'has a lower stage':
        return { weight: 1, text: '「ＬＶ」を持つ' };
      case 'lower stage of':
        return { weight: 0, text: `${named(node['name'] as string)}と同名でより低い「ＬＶ」を持つ` };
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
            text: `${cards((node['b'] as unknown as { of: Cards }).of)}と同じ${amount(node['a'] as Amount)}の`,
          };
        }
        if (typeof node['b'] === 'object' && (node['b'] as Node)['value'] === 'stat' && node['is'] === '<') {
          const text = `${cards((node['b'] as unknown as { of: Cards }).of)}より${amount(node['a'] as Amount)}が低い`;
          return { weight: 2, text, bare: text };
        }
        return {
          weight: 2,
          text: `${amount(node['a'] as Amount)}${typeof node['b'] === 'object' && /^(stat|declared)$/u.test(String((node['b'] as Node)['value'])) ? 'が' : ''}${amount(node['b'] as Amount)}${comparisons[node['is'] as string] ?? ''}の`,
        };
      case 'as many of':
        return { weight: 2, text: '' };
      case 'just destroyed by battle':
        return { weight: 1, text: '戦闘によって破壊された' };
      case 'just summoned':
        return { weight: 0, text: `${waysJa(node['as'] as readonly string[] | undefined)}された` };
      case 'doomed':
        return { weight: 3, text: '戦闘によって破壊される' };
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
        if (inner['test'] === 'among') return { weight: 0, text: `${cards(inner['cards'] as Cards)}以外の` };
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
      .map(adjective)
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
    const who = whose(owners ? 'owner' : (node['of'] as Who));
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

  const counter = (text: string): string => (/(モンスター|トークン」)$/u.test(text) ? '体' : '枚');
  const counted = (n: Amount, of: Cards, upTo = false): string => {
    if (of.cards === 'top' || (of.cards === 'named' && typeof n === 'number'))
      return `${of.cards === 'top' ? cards(of) : 'そ'}の中から${amount(n)}枚${upTo ? 'まで' : ''}`;
    const text = noun(of);
    const either = eitherOf(of);
    if (either) return either.map((one) => counted(n, one, upTo)).join('または');
    if (asManyAsWent(n)) return `その数と同じ数の${text}`;
    const most = mostOf(n);
    if (most !== n) return counted(most, of, upTo);
    if (asManyAsFit(n)) return `${text}を可能な限り`;
    if (upTo && of.cards === 'where' && anyNumber(n)) return `${text}を好きな枚数`;
    if (upTo && typeof n !== 'number') return `${amount(n)}までの${text}`;
    if (upTo && anyNumber(n)) return `好きな枚数の${text}`;
    return `${text}${amount(n)}${counter(text)}${upTo ? 'まで' : ''}`;
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
      return `${statWords[given['total'] as string] ?? ''}の合計が${amount(given['than'] as Amount)}と等しくなるように${noun(from)}`;
    if (kinds.length === 0) return counted(node['max'] as Amount, from, node['min'] !== node['max']);
    const place = noun({ ...from, where: undefined } as unknown as Cards).replace(/[^の]*$/u, '');
    const parts = kinds.map(({ test, times }) => {
      const said = adjective(test);
      return { text: said && 'noun' in said ? said.noun : condition(test), times };
    });
    return parts.every(({ times }) => times === 1)
      ? `${place}${parts.map(({ text }) => text).join('')}各1枚`
      : `${place}${parts.map(({ text, times }) => `${text}${times}枚`).join('と')}`;
  };

  const named = (name: string): string => {
    const fresh = introduced.get(name);
    if (fresh !== undefined) {
      introduced.delete(name);
      return fresh;
    }
    if (name === 'subject') return 'そのモンスター';
    const meant = names.get(name);
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
    const place = meant?.target ? placeOf(names, name) : 0;
    return meant?.target ? `${place > 0 ? `${place}番目に` : ''}選択した${what}` : `その${what}`;
  };

  /** Cards that were turned over, of every kind. */
  const isPile = (name: string): boolean => {
    const from = names.get(name)?.from as Node | undefined;
    return from?.['cards'] === 'top until' || (from?.['cards'] === 'top' && from['count'] !== 1);
  };

  /** What narrows a pile, as a noun of its own. */
  const ofPile = (where: Test): string => {
    const told = conjuncts(where).filter((test) => !isRest(test));
    if (told.length === 1) return alone(where, adjective(where));
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
        if (allTargets(names, node['of'] as Cards[])) return '選択したカード';
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
          .map(adjective)
          .flatMap((part) => (part && 'text' in part ? [part.text] : []))
          .join('');
        return `${before}${cards(inner)}`;
      }
      case 'extreme':
        return `${noun(node['in'] as Cards)}の中で${statWords[node['stat'] as string] ?? ''}が一番${node['pick'] === 'highest' ? '高い' : '低い'}モンスター`;
      case 'top until':
        return `${alone(node['where'] as Test, adjective(node['where'] as Test))}が${node['times'] === undefined ? '' : `${amount(node['times'] as Amount)}だけ`}出るまで${whose(node['of'] as Who)}のデッキの上からカード`;
      case 'top':
        return `${whose(node['of'] as Who)}のデッキの上からカード${amount(node['count'] as Amount)}枚`;
      case 'this':
        return 'このカード';
      default:
        return 'そのカード';
    }
  };

  const condition = (tree: Test): string => {
    const node = tree as Node;
    switch (node['test']) {
      case 'all': {
        const parts = conjuncts(tree);
        const targeting = parts.some((test) => JSON.stringify(test).includes('answered targets'));
        const rest = targeting ? parts.filter((test) => !JSON.stringify(test).includes('answered targets')) : parts;
        const turn = parts.length === 2 && parts[0]?.test === 'turn of' ? (parts[0] as unknown as Node) : undefined;
        if (turn && JSON.stringify(parts[1]).includes('"phase"'))
          return `${whose(turn['who'] as Who)}の${condition(parts[1] as Test)}`;
        if (parts.some((test) => JSON.stringify(test).includes('"noted"')))
          return '選択したモンスターがフィールド上から離れた';
        return `${targeting ? 'このカードを対象にする' : ''}${joined(rest.map(condition))}`;
      }
      case 'any':
        return (node['of'] as Test[])
          .map(condition)
          .join('、または')
          .replace('メインフェイズ1である、またはメインフェイズ2である', 'メインフェイズである');
      case 'some': {
        const of = node['of'] as Cards;
        const gone = departureOf(of);
        if (gone) {
          const parts = gone.rest.map(adjective).flatMap((part) => (part && 'text' in part ? [part.text] : []));
          const what = `${whose(gone.of)}フィールド上の${gone.faceUp ? '表側表示の' : ''}${parts.join('')}モンスターが`;
          const by = gone.came?.['by'] === 'opponent' ? '相手のカードの効果によって' : '';
          if (gone.came?.['destroyed']) return `${what}${by}破壊され墓地へ送られた`;
          return gone.zone === 'hand' ? `${what}${by}手札に戻った` : `${what}フィールド上から離れた`;
        }
        if (of.cards === 'where') {
          const where = conjuncts((of as unknown as { where: Test }).where);
          if (where.some((test) => (test as Node)['test'] === 'answered targets')) return 'このカードを対象にしている';
          if ((of as unknown as { in: Cards }).in.cards === 'named') {
            const [first] = where as unknown as Node[];
            if (first?.['test'] === 'controlled')
              return `${cards((of as unknown as { in: Cards }).in)}が${whose(first['by'] as Who)}フィールド上に存在する`;
            const adjectives = where
              .map(adjective)
              .flatMap((part) => (part && 'noun' in part ? [`${part.noun}だった`] : []));
            return `${cards((of as unknown as { in: Cards }).in)}が${adjectives.join('')}`;
          }
          const within = (of as unknown as { in: Cards }).in;
          if (within.cards === 'this') {
            if ((where[0] as Node)['test'] === 'attached as') return 'このカードが自身の効果によって装備されている';
            const text = joined(where.map(condition));
            if (text) return text;
          }
          if (within.cards === 'battle opponent' && (where[0] as Node)['test'] === 'in')
            return `${cards(within)}がフィールド上に存在する`;
          if (within.cards === 'battle opponent')
            return `${cards(within)}が${where
              .map((test) => {
                const said = adjective(test);
                return said === null ? '' : 'noun' in said ? said.noun : (said.bare ?? said.text).replace(/の$/u, '');
              })
              .join('・')}である`.replace('るである', 'る');
          if (within.cards === 'both in battle')
            return `${noun({ cards: 'in', zone: 'monsters', of: 'either', where: (of as unknown as { where: Test }).where } as Cards).replace(/^フィールド上の/u, '')}が戦闘を行う`;
          const verbs: Record<string, string> = {
            doomed: '破壊される',
            position: (where[0] as Node)['is'] === 'attack' ? '攻撃表示である' : '守備表示である',
          };
          return `${cards((of as unknown as { in: Cards }).in)}が${verbs[(where[0] as Node)['test'] as string] ?? '存在する'}`;
        }
        if (of.cards === 'attached') return 'このカードに装備したモンスターが存在する';
        if (JSON.stringify(of).includes('"answered targets"')) return `${noun(of)}を対象にするカードが発動した`;
        const fresh = conjuncts((of as Node)['where'] as Test | undefined).find(
          (test) => (test as Node)['test'] === 'just summoned',
        ) as Node | undefined;
        if (fresh) {
          const others = conjuncts((of as Node)['where'] as Test | undefined).filter(
            (test) => test !== (fresh as unknown as Test),
          );
          const adjectives = others
            .map(adjective)
            .flatMap((part) => (part && 'text' in part ? [part.text] : []))
            .join('');
          return `${whose((of as { of: Who }).of) ? `${whose((of as { of: Who }).of)}が` : ''}${adjectives}モンスターの${waysJa(fresh['as'] as readonly string[] | undefined)}に成功した`;
        }
        if (
          conjuncts((of as Node)['where'] as Test | undefined).some(({ test }) => test === 'just destroyed by battle')
        )
          return `${noun({
            cards: 'in',
            zone: 'graveyard',
            of: 'either',
            where: (of as Node)['where'],
          } as Cards).replace(/^墓地の|戦闘によって破壊された/gu, '')}が戦闘によって破壊され墓地へ送られた`;
        if (conjuncts((of as Node)['where'] as Test | undefined).some((test) => (test as Node)['by'] === 'this'))
          return 'このターンこのカードが戦闘によってモンスターを破壊し墓地へ送っていた';
        if (of.cards === 'attack target') return 'モンスターが攻撃対象になっている';
        if (of.cards === 'battle opponent') return 'モンスターと戦闘を行う';
        return `${noun(of)}が${node['atLeast'] === undefined ? '' : `${amount(node['atLeast'] as Amount)}枚以上`}存在する`;
      }
      case 'not': {
        const inner = node['of'] as Node;
        const kept = ofDeclared(inner);
        if (kept) return `${cards(kept)}が宣言した種類ではない`;
        if (isCall(inner)) return 'ハズレの';
        if (inner['test'] === 'attacked face-down') return '裏側表示で攻撃されたのではない';
        const said: Record<string, string> = {
          'attacked this turn': 'このターン攻撃していない',
          some: `${condition(inner as unknown as Test).replace(/存在する$/u, '存在しない')}`,
          marked: 'このカードがまだその効果を受けていない',
          'moved itself this turn': 'このターン、このカードがモンスターと装備カードの間で変わっていない',
          'same name in chain': '同一チェーン上に同名カードが存在しない',
          phase: `${phaseWords[inner['is'] as string]?.ja ?? ''}以外である`,
        };
        if (inner['test'] === 'some' && (inner['of'] as Cards).cards === 'attack target') return '直接攻撃である';
        if (inner['test'] === 'some' && (inner['of'] as Cards).cards === 'named') return 'そうしなかった';
        const none = inner['test'] === 'some' ? exceptOf(inner['of'] as Cards) : null;
        if (none) return `${whose(none.who)}フィールド上のモンスターが${speaker.test(none.which)}のみである`;
        return said[inner['test'] as string] ?? `${condition(inner as unknown as Test)}のではない`;
      }
      case 'compare': {
        const a = node['a'] as Node;
        if (isCall(node)) return '当たりの';
        if (a['value'] === 'payments') return '前の自分のターンにライフポイントを払った';
        if (typeof a === 'object' && a['value'] === 'count') {
          const text = noun(a['of'] as Cards);
          const unit = counter(text);
          const n = amount(node['b'] as Amount);
          if (text === '自分の手札のカード')
            return `自分の手札が${n}${unit}${comparisons[node['is'] as string] ?? ''}の`;
          return `${text}が${n}${unit}${node['is'] === '=' && n === '1' ? 'のみの' : `${comparisons[node['is'] as string] ?? ''}の`}`;
        }
        if (node['is'] === '=') return `${amount(a as unknown as Amount)}が${amount(node['b'] as Amount)}と同じ`;
        return `${amount(a as unknown as Amount)}が${amount(node['b'] as Amount)}${comparisons[node['is'] as string] ?? ''}${node['is'] === '>' ? '' : 'の'}`;
      }
      case 'attack declared':
        return `${whose(node['by'] as Who)}モンスターの攻撃宣言`;
      case 'attack target':
        return 'このカードが攻撃された';
      case 'attacking':
        return 'このカードが攻撃した';
      case 'attacked this turn':
        return 'このカードがこのターン攻撃した';
      case 'appeared this turn':
        return 'このカードが召喚・反転召喚・リバースしたターンである';
      case 'no summon this turn':
        return 'このターン自分が召喚・反転召喚・特殊召喚していない';
      case 'no rushed trap':
        return 'このターン、罠カードをセットしたターンに発動していない';
      case 'summoned this turn':
        return `このカードが${node['special'] ? '特殊召喚' : '召喚・反転召喚・特殊召喚'}されたターンである`;
      case 'no attack this turn':
        return 'このターン自分が攻撃宣言していない';
      case 'battle part':
        return 'ダメージ計算時である';
      case 'fallen this turn':
        return `このターン${whose(node['who'] as Who)}フィールド上のモンスターが墓地へ送られている`;
      case 'just drew':
        return `${whose(node['who'] as Who)}がドローフェイズ以外でカードをドローした`;
      case 'fought':
        return 'このカードが戦闘を行った';
      case 'just damaged':
        return `${whose(node['who'] as Who)}が${node['by'] === 'battle' ? '戦闘' : ''}ダメージを受けた`;
      case 'was flipped':
        return 'このカードがリバースした後である';
      case 'battle step':
        return 'バトルステップ中である';
      case 'turn of':
        return `${whose(node['who'] as Who)}のターンである`;
      case 'doomed':
        return 'このカードが戦闘によって破壊される';
      case 'summon declared': {
        const by = node['by'] as Who | undefined;
        return `${by ? `${whose(by)}が` : ''}モンスターを${waysJa(node['as'] as readonly string[] | undefined)}しようとした`;
      }
      case 'link at least':
        return `チェーン${String(node['n'])}以降に発動する`;
      case 'would take battle damage':
        return `${whose(node['who'] as Who)}が戦闘ダメージを受ける`;
      case 'damage step':
        return 'ダメージステップである';
      case 'direct attack':
        return '直接攻撃である';
      case 'battling':
        return 'このカードが戦闘を行った';
      case 'happens to':
        return '';
      case 'tribute summoned with':
        return `${attributeWords[node['attribute'] as 'dark'].ja}属性モンスターを生け贄にして召喚した`;
      case 'brought by':
        return `このカードが「${card(node['name'] as string)}」の効果によって特殊召喚されていた`;
      case 'drawn outside the draw phase':
        return 'ドローフェイズ以外である';
      case 'marked':
        return 'このカードがすでにその効果を受けている';
      case 'moved itself this turn':
        return 'このターン、このカードがモンスターと装備カードの間で変わった';
      case 'room among spells':
        return '魔法＆罠カードゾーンに空きがある';
      case 'room among monsters':
        return 'モンスターカードゾーンに空きがある';
      case 'summoned with fewer tributes':
        return 'この方法で通常召喚した';
      case 'awakened':
        return 'このカードが再度召喚されている';
      case 'phase':
        return `${phaseWords[node['is'] as string]?.ja ?? ''}である`;
      case 'cause':
        return (node['is'] as string[])
          .map((cause) => ({ battle: '戦闘', effect: 'カードの効果', cost: 'コスト', rule: 'ルール' })[cause] ?? cause)
          .join('・')
          .concat('によって');
      case 'answers': {
        if (node['effect']) return `${node['effect'] === 'flip' ? 'リバース効果' : '効果'}が処理される`;
        const which = node['icon'] ? (iconWords[node['icon'] as string]?.ja ?? '') : '';
        if (node['does'] === 'special summons') return 'モンスターを特殊召喚する効果が発動した';
        if (node['does']) return 'その効果が発動した';
        return node['activation'] || node['kind'] === 'monster'
          ? node['kind'] === 'monster'
            ? '効果モンスターの効果が発動した'
            : `${node['of'] ? `${whose(node['of'] as Who)}の` : ''}${which}${kindWords[node['kind'] as string] ?? ''}が発動した`
          : `${kindWords[node['kind'] as string] ?? ''}の効果が処理される`;
      }
      case 'answered targets':
        return 'このカードを対象にしている';
      case 'by this card':
        return 'このカードによって';
      case 'by host':
        return '装備モンスターによって';
      default: {
        const part = adjective(tree);
        return part === null ? '' : 'noun' in part ? `${part.noun}である` : part.text.replace(/の$/u, 'である');
      }
    }
  };

  /** Between which numbers one is declared, if they can be said. */
  const range = (node: Node): string => {
    const most = node['max'] as Amount;
    const cap = typeof most === 'object' && most.value === 'min' ? (most as { of: readonly Amount[] }).of[0] : most;
    return typeof node['min'] === 'number' && typeof cap === 'number' ? `${node['min']}から${cap}までの` : '';
  };

  const sentence = (clause: Clause, can = false): { plain: string; te: string } => {
    const node = clause as Node;
    const whole = (text: string): { plain: string; te: string } => ({
      plain: text,
      te: text.replace(/する$/u, 'して'),
    });
    switch (clause.do) {
      case 'when': {
        const then = sentences(node['then'] as Clause[], can).replace(/。$/u, '');
        const otherwise = sentences((node['otherwise'] as Clause[] | undefined) ?? [], can).replace(/。$/u, '');
        const given = condition(node['if'] as Test);
        return whole(`${given}場合、${then}${otherwise ? `。それ以外の場合、${otherwise}` : ''}`);
      }
      case 'repeat':
        return whole(
          `${amount(node['times'] as Amount)}回、${sentences(node['does'] as Clause[]).replace(/。$/u, '')}`,
        );
      case 'for each':
        if (summonsEach(clause)) {
          introduced.set(node['name'] as string, cards(node['in'] as Cards));
          const [first, ...then] = node['does'] as Clause[];
          const summons = sentences([first as Clause], can).replace(/。$/u, '');
          return whole(then.length ? `${summons}。${sentences(then).replace(/。$/u, '')}` : summons);
        }
        return whole(
          `${noun(node['in'] as Cards)}それぞれについて、${sentences(node['does'] as Clause[]).replace(/。$/u, '')}`,
        );
      case 'may':
        return whole(sentences(node['does'] as Clause[], true).replace(/。$/u, ''));
      case 'one of': {
        const options = node['options'] as { label: { ja: string }; does: Clause[] }[];
        if (
          options.length === 2 &&
          options.every(({ does }) => does.length === 1 && does[0]?.do === 'special summon')
        ) {
          const text = sentences(options[0]?.does ?? [])
            .replace(/。$/u, '')
            .replace(
              '表側攻撃表示',
              ((options[1] as (typeof options)[0]).does[0] as Node)['position'] === 'face-down'
                ? '表側攻撃表示か裏側守備表示'
                : '表側攻撃表示か表側守備表示',
            );
          return whole(text);
        }
        return whole(`次の効果から1つを選択する。${options.map(({ label }) => `●${label.ja}`).join('')}`);
      }
      case 'choose': {
        const by = node['by'] as Who;
        const text = choice(node);
        return whole(
          `${by === 'you' ? '' : `${whose(by)}は`}${text}を選択する`.replace(
            /可能な限り(（.*）)?を選択/u,
            '可能な限り$1選択',
          ),
        );
      }
      case 'declare':
        return whole(
          `${node['by'] === 'opponent' ? '相手は' : ''}${{ race: '種族', attribute: '属性', coin: 'コインの表裏', kind: 'カードの種類' }[node['what'] as string] ?? String(node['what'])}を1つ宣言する`,
        );
      case 'number':
        return whole(`${range(node)}数値を宣言する`);
      case 'place':
        return whole('ゾーンを1ヵ所選択する');
      case 'lasting':
        return whole(part(node['part'] as Node, node['until'] as Until, node['value'] as Amount | undefined));
      case 'remember':
      case 'arrange':
      case 'instead':
        return { plain: '', te: '' };
      default: {
        const verb = engine.verbs.get(clause.do);
        if (!verb) return whole(clause.do);
        const said = verb.ja(clause as never, speaker);
        return { plain: `${said.before}${said.plain}`, te: `${said.before}${said.te}` };
      }
    }
  };

  const sentences = (clauses: readonly Clause[], can = false): string => {
    let text = '';
    let offered = can;
    for (let i = 0; i < clauses.length; i++) {
      const clause = clauses[i] as Clause;
      const node = clause as Node;
      if (clause.do === 'choose' && node['by'] === 'you' && speaksOf(clauses[i + 1], node['name'] as string)) {
        introduced.set(node['name'] as string, choice(node));
        continue;
      }
      if (clause.do === 'negate activation' || clause.do === 'negate effect') {
        const next = clauses[i + 1];
        if (next?.do === 'destroy') {
          text += `その${clause.do === 'negate activation' ? '発動' : '効果'}を無効にし破壊する。`;
          i++;
          continue;
        }
      }
      // What is offered under a condition is offered behind it.
      const inside = offered && (clause.do === 'when' || clause.do === 'for each');
      const { plain } = sentence(clause, inside);
      if (plain === '') continue;
      if (inside) offered = false;
      const lead =
        clause.link === 'afterwards'
          ? 'その後、'
          : clause.link === 'if you do' && text !== ''
            ? 'そうした場合、'
            : clause.link === 'at the same time'
              ? '同時に、'
              : '';
      text += `${lead}${offered ? plain.replace(/(?<!でき)([うくすつぶむる])$/u, '$1事ができる') : plain}。`;
      offered = false;
    }
    return text;
  };

  const leaning = (clauses: readonly Clause[]): string =>
    clauses
      .map((clause) => sentence(clause).te)
      .filter((text) => text !== '')
      .join('、');

  const untilText = (until: Until | undefined): string => {
    if (!until) return '';
    if (until.until === 'end of turn')
      return until.times && until.times > 1
        ? `次の${until.of === 'opponent' ? '相手' : '自分'}のターン終了時まで、`
        : 'ターン終了時まで、';
    if (until.until === 'end of battle phase') return 'このバトルフェイズ中、';
    return '';
  };

  const isOfEffect = (tree: Node): boolean =>
    conjuncts(tree['which'] as Test | undefined).some(
      (test) => (test as Node)['test'] === 'cause' && ((test as Node)['is'] as string[]).includes('effect'),
    );

  const part = (tree: Node, until?: Until, value?: Amount): string => {
    const lead = untilText(until);
    const held = tree['if'] ? condition(tree['if'] as Test) : '';
    const given = held === '' ? '' : `${held}場合、`;
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
          .join('・');
        const n = (by as Node)['value'] === 'stat' ? value0.replace(/(攻撃力|守備力)$/u, stats) : value0;
        const down = /(^|×)-\d/u.test(n);
        const size = n.replace(/(^|×)-(?=\d)/u, '$1');
        if (tree['op'] === 'become' || tree['op'] === 'also') {
          const bits = tree['stat'] === 'race' ? 1 << ((by as number) - 1) : (by as number);
          const words = Object.values(tree['stat'] === 'race' ? raceWords : attributeWords).filter(
            (_, i) => (bits >>> i) & 1,
          );
          const kind = tree['stat'] === 'race' ? '' : '属性';
          return `${lead}${given}${to}は${words.map(({ ja }) => `${ja}${kind}`).join('・')}${tree['op'] === 'also' ? 'としても扱う' : 'になる'}`;
        }
        if (tree['op'] === 'shift') return `${lead}${given}${to}のレベルは${size}つ${down ? '下がる' : '上がる'}`;
        const verbs: Record<string, string> = {
          add: `${size}${/\d$/u.test(size) ? 'ポイント' : '分'}${down ? 'ダウン' : 'アップ'}する`,
          set: `${size}になる`,
          last: `${size}と同じ数値になる`,
          original: `${size}の数値になる`.replace(/の?数値の数値/u, 'の数値'),
          'double the original': '元々の数値を倍にした数値になる',
          'halve the original': '元々の数値を半分にした数値になる',
          multiply: `${size}倍になる`,
          halve: '半分になる',
        };
        return `${lead}${given}${to}の${tree['op'] === 'original' && !size.includes('元々') && (by as Node)['value'] !== 'stat' ? '元々の' : ''}${stats}は${verbs[tree['op'] as string] ?? ''}`;
      }
      case 'mark':
        return `${lead}${given}${to}は${markWords[tree['mark'] as string]?.ja ?? String(tree['mark'])}`;
      case 'negate':
        return `${lead}${given}${to}の効果は無効化される`;
      case 'control':
        return tree['who'] === 'owner'
          ? `${lead}${to}のコントロールは元々の持ち主に戻る`
          : tree['who'] === 'opponent'
            ? `${lead}${to}のコントロールを相手に移す`
            : `${lead}${to}のコントロールを得る`;
      case 'forbid': {
        const acts = String(tree['act'])
          .split('+')
          .map((act) => actWords[act]?.ja ?? act)
          .join('・');
        const which = tree['which'] as Node | undefined;
        const parts = which ? conjuncts(which as unknown as Test) : [];
        const own = parts.some(
          (test) => (test as Node)['test'] === 'among' && ((test as Node)['cards'] as Cards).cards === 'this',
        );
        const young = parts.find((test) => (test as Node)['test'] === 'summoned this turn') as Node | undefined;
        if (own && parts.length > 1)
          return `${lead}${given}このカードは${young ? `${young['special'] ? '特殊召喚' : '召喚・反転召喚・特殊召喚'}したターンには` : ''}${acts}できない`;
        if (which?.['test'] === 'was' && acts.endsWith('発動'))
          return `${lead}${given}${cards({ cards: 'named', name: which['name'] as string })}は発動できない`;
        if (which)
          return `${lead}${given}${
            which['test'] === 'among'
              ? cards(which['cards'] as Cards)
              : `${conjuncts(which as unknown as Test)
                  .map(adjective)
                  .flatMap((p) => (p && 'text' in p ? [p.text] : []))
                  .join('')}モンスター`
          }は${acts}できない`;
        return `${lead}${given}${whose((tree['who'] as Who | undefined) ?? 'each')}は${acts}できない`;
      }
      case 'allow': {
        if (tree['rule'] === 'effect/reach')
          return tree['who'] === 'you'
            ? '自分の墓地には、墓地のカードに効果が及ばない場合でも効果が及ぶ'
            : 'このカードの効果は、墓地のカードに効果が及ばない場合でも及ぶ';
        const kind = conjuncts(tree['which'] as Test | undefined).find(
          (test) => (test as Node)['test'] === 'summoned for',
        ) as Node | undefined;
        if (tree['rule'] === 'activation/set-turn')
          return `${lead}${(tree['if'] as Node | undefined)?.['test'] === 'no rushed trap' ? '1ターンに1度だけ、' : given}自分は${speaker.test(tree['which'] as Test)}をセットしたターンに発動する事ができる`;
        return kind
          ? `${speaker.test(kind['which'] as Test)}を生け贄召喚する場合、このカードは2体分の生け贄とする事ができる`
          : '';
      }
      case 'require':
        return tree['object']
          ? `${cards(tree['object'] as Cards).replace(/全て$/u, '')}が存在する場合、そのモンスターを攻撃対象に選択しなければならない`
          : 'このカードは攻撃可能な場合、攻撃しなければならない';
      case 'replace': {
        const affected = conjuncts(tree['which'] as Test | undefined).find(
          (test) => (test as Node)['test'] === 'happens to',
        ) as Node | undefined;
        const instead = sentences((tree['does'] as Clause[] | undefined) ?? []).replace(/。$/u, '');
        if (tree['of'] === 'move') {
          const going = tree['which'] as Node;
          const there = speaker.zone(going['to'] as string);
          return `${lead}${given}${there}へ送られるカードは、${there}へは行かず${tree['to'] === 'removed' ? 'ゲームから除外される' : `${speaker.zone(tree['to'] as string)}へ送られる`}`;
        }
        const subject = affected ? whose(affected['who'] as Who) : 'プレイヤー';
        if (tree['of'] === 'gain')
          return `${lead}${given}${subject}のライフポイントが回復する効果は${instead ? `、${instead}効果になる` : '無効になる'}`;
        if (tree['of'] === 'damage')
          return instead
            ? `${lead}${given}${subject}がダメージを受ける場合、代わりに${instead}`
            : `${lead}${given}${subject}が受ける${isOfEffect(tree) ? 'カードの効果による' : '戦闘'}ダメージは0になる`;
        const byBattle = conjuncts(tree['which'] as Test | undefined).some(
          (test) => (test as Node)['test'] === 'cause' && ((test as Node)['is'] as string[]).includes('battle'),
        );
        const host = conjuncts(tree['which'] as Test | undefined).some(
          (test) => (test as Node)['test'] === 'among' && ((test as Node)['cards'] as Cards).cards === 'host',
        );
        return `${given}${host ? '装備モンスター' : 'このカード'}が${byBattle ? '戦闘によって' : ''}破壊される場合、代わりに${tree['optional'] ? instead.replace(/([うくすつぶむる])$/u, '$1事ができる') : instead}`;
      }
      case 'watch': {
        const on = tree['on'] as Node;
        const phases: Record<string, string> = { 'standby phase': 'スタンバイフェイズ', 'end phase': 'エンドフェイズ' };
        if (phases[on['event'] as string])
          return `${on['whose'] === 'you' ? '自分の' : on['whose'] === 'opponent' ? '相手の' : ''}${phases[on['event'] as string]}時、${sentences(tree['does'] as Clause[]).replace(/。$/u, '')}`;
        if (on['event'] === 'position changed')
          return `${onJa(speaker, on as unknown as On).replace(/^.*?(?=が)/u, 'そのモンスター')}${sentences(tree['does'] as Clause[]).replace(/。$/u, '')}`;
        if (on['event'] === 'battle phase ends' || (on['event'] === 'moved' && !on['self'] && on['which']))
          return `${onJa(speaker, on as unknown as On)}${sentences(tree['does'] as Clause[]).replace(/。$/u, '')}`;
        const which = on['self'] ? 'このカード' : 'そのモンスター';
        return `${which}が${on['event'] === 'destroyed' ? '破壊された' : 'フィールド上に存在しなくなった'}時、${sentences(tree['does'] as Clause[]).replace(/。$/u, '')}`;
      }
      default:
        return '';
    }
  };

  const speaker: Japanese = {
    who: (who) =>
      ({
        you: '自分',
        opponent: '相手',
        each: 'お互い',
        either: 'どちらか',
        turnPlayer: 'ターンプレイヤー',
        controller: 'コントローラー',
        owner: '持ち主',
      })[who],
    zone: (zone) =>
      ({
        deck: 'デッキ',
        hand: '手札',
        monsters: 'フィールド上',
        spells: 'フィールド上',
        field: 'フィールド上',
        graveyard: '墓地',
        removed: '除外されているカード',
        fusion: '融合デッキ',
      })[zone] ?? zone,
    card,
    amount,
    test: (tree) => {
      if (tree.test === 'all')
        return noun({ cards: 'in', zone: 'nowhere', of: 'either', where: tree }).replace(/^の/u, '');
      const said = adjective(tree);
      return said === null ? condition(tree) : 'noun' in said ? said.noun : `${said.bare ?? said.text}モンスター`;
    },
    cards,
    counted: (n, of) => counted(n, of),
    clauses: (list) => sentences(list),
    word: (kind, id) => (kind === 'counter' ? (counterWords[id]?.ja ?? id) : id),
    condition,
    conditions: (trees) => joined(trees.map(condition)),
    part,
    sentences,
    leaning,
  };
  return speaker;
}
