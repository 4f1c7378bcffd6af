import {
  type Amount,
  type Cards,
  type Clause,
  type Engine,
  type Part,
  type Sentence,
  type Speaker,
  seatName,
  type Test,
  type Who,
  type Words,
} from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { moment } from './moment.ts';
import { words } from './words.ts';

type Lang = 'ja' | 'en';
type Node = Readonly<Record<string, never>>;

const people: Readonly<Record<Who, Words>> = {
  you: { ja: '自分', en: 'you' },
  opponent: { ja: '相手', en: 'your opponent' },
  each: { ja: 'お互い', en: 'each player' },
  either: { ja: 'プレイヤー', en: 'either player' },
  turnPlayer: { ja: 'ターンプレイヤー', en: 'the turn player' },
  controller: { ja: '支配者', en: 'its controller' },
  owner: { ja: '所有者', en: 'its owner' },
};

const fixed: Readonly<Record<string, Words>> = {
  this: { ja: 'このカード', en: 'this card' },
  it: { ja: 'それ', en: 'it' },
  host: { ja: 'このカードが付いているゼクス', en: 'the Z/X this card is attached to' },
  named: { ja: 'それ', en: 'it' },
  attacked: { ja: '攻撃されているゼクス', en: 'the attacked Z/X' },
  'face-down life': { ja: 'ライフのカード', en: 'cards of the life' },
  'turned up': { ja: '公開されたカード', en: 'the revealed card' },
  designated: { ja: '指定したゼクス', en: 'the designated Z/X' },
  unlinked: { ja: '関連付けのないカード', en: 'cards linked to nothing' },
  astray: { ja: '不正なゾーンにあるカード', en: 'cards in a zone where they may not be' },
  'on squares': { ja: '該当するゼクス', en: 'the Z/X concerned' },
};

/** What comes before the noun, and what may come after it in English. */
interface Adjective {
  readonly ja: string;
  readonly before?: string;
  readonly after?: string;
}

/** Both speakers of these rules. */
export function speak(engine: Engine<Duel>): { readonly ja: Speaker; readonly en: Speaker } {
  const speaker = (lang: Lang): Speaker => {
    const isJa = lang === 'ja';
    const word = (kind: string, id: string): string => {
      if (kind === 'seat') return seatName(Number(id));
      const parts = id.split('.');
      const known = kind === 'state' ? [...parts].reverse().find((part) => words['state']?.[part]) : id;
      return words[kind]?.[known ?? id]?.[lang] ?? parts.at(-1) ?? id;
    };
    const adjectives = (tree: Test | undefined): Adjective[] => {
      if (tree === undefined) return [];
      const node = tree as unknown as Node;
      switch (tree.test) {
        case 'all':
          return (node['of'] as readonly Test[]).flatMap(adjectives);
        case 'any':
          return [
            (node['of'] as readonly Test[]).flatMap(adjectives).reduce((a, b) => ({
              ja: `${a.ja.replace(/の$/u, '')}か${b.ja}`,
              before: `${a.before ?? ''} or ${b.before ?? ''}`,
            })),
          ];
        case 'not': {
          const [inner] = adjectives(node['of']);
          const other = (node['of'] as { test?: string } | undefined)?.test === 'among';
          if (other) return [{ ja: '他の', before: 'other' }];
          return [{ ja: `${inner?.ja.replace(/の$/u, '')}ではない`, before: `non-${inner?.before}` }];
        }
        case 'zx':
        case 'faceUp':
        case 'choosable':
          return [];
        case 'type':
          return [{ ja: `${word('type', node['is'])}の`, before: word('type', node['is']) }];
        case 'colour':
          return [{ ja: `${word('colour', node['is'])}の`, before: word('colour', node['is']) }];
        case 'rebooted':
          return [{ ja: 'リブート状態の', before: 'rebooted' }];
        case 'has the name':
          return [{ ja: `「${node['is']}」という名前の`, after: `called "${node['is']}"` }];
        case 'has the tribe':
          return [{ ja: `＜${node['is']}＞の`, before: `<${node['is']}>` }];
        case 'normal square':
          return [{ ja: 'ノーマルスクエアにある', after: 'on a normal square' }];
        case 'own army area':
          return [{ ja: '自軍エリアにある', after: 'in your army area' }];
        case 'adjacent':
          return [
            { ja: `${speak.cards(node['to'])}に隣接する`, after: `on squares adjacent to ${speak.cards(node['to'])}` },
          ];
        case 'compare': {
          const { a, is, b } = tree as { a: { stat?: string }; is: string; b: Amount };
          const name = a.stat === 'power' ? { ja: 'パワー', en: 'power' } : { ja: 'コスト', en: 'cost' };
          const less = is.startsWith('<');
          return [
            {
              ja: `${name.ja}${speak.amount(b)}${less ? '以下' : '以上'}の`,
              after: `with ${name.en} ${speak.amount(b)} or ${less ? 'less' : 'more'}`,
            },
          ];
        }
        case 'among': {
          const said = speak.cards(node['cards']);
          return [{ ja: `${said}である`, before: said }];
        }
        default:
          return [{ ja: `${tree.test}の`, before: tree.test }];
      }
    };
    const isZx = (tree: Test | undefined): boolean =>
      tree !== undefined &&
      (tree.test === 'zx' || (tree.test === 'all' && ((tree as unknown as Node)['of'] as readonly Test[]).some(isZx)));
    const phrase = (tree: Cards, many: boolean): string => {
      const node = tree as unknown as Node;
      switch (tree.cards) {
        case 'in': {
          const { zone, of, where } = tree as { zone: string | readonly string[]; of: Who; where?: Test };
          const onField = zone === 'squares';
          const list = adjectives(where);
          const zx = onField || isZx(where);
          if (isJa) {
            const owner = of === 'either' || of === 'each' ? '' : `${people[of].ja}の`;
            const place = onField
              ? list.some(({ ja }) => /(スクエア|エリア)にある|隣接/u.test(ja))
                ? ''
                : 'スクエアにある'
              : `${([] as string[])
                  .concat(zone as string)
                  .map(speak.zone)
                  .join('・')}にある`;
            return `${owner}${place}${list.map(({ ja }) => ja).join('')}${zx ? 'ゼクス' : 'カード'}`;
          }
          const before = list.flatMap(({ before: b }) => (b ? [`${b} `] : [])).join('');
          const after = list.flatMap(({ after: a }) => (a ? [` ${a}`] : [])).join('');
          const noun = zx ? 'Z/X' : many ? 'cards' : 'card';
          const owner = of === 'either' || of === 'each' ? '' : of === 'you' ? 'your' : "your opponent's";
          if (onField)
            return `${before}${noun}${owner ? ` ${of === 'you' ? 'of yours' : 'of your opponent'}` : ''}${after}`;
          return `${before}${noun}${after} in ${owner || 'a'} ${([] as string[])
            .concat(zone as string)
            .map(speak.zone)
            .join(' or ')}`;
        }
        case 'top':
          return isJa
            ? `${people[(node['of'] as Who) ?? 'you'].ja}の${speak.zone(node['zone'])}の上から${speak.amount(node['count'])}枚`
            : `the top ${node['count'] === 1 ? 'card' : `${speak.amount(node['count'])} cards`} of your ${speak.zone(node['zone'])}`;
        case 'attached':
          return isJa ? `${phrase(node['to'], false)}の下のフォース` : `Forces under ${phrase(node['to'], false)}`;
        case 'where': {
          const list = adjectives(node['where']);
          return isJa
            ? `${list.map(({ ja }) => ja).join('')}${phrase(node['in'], many)}`
            : `${phrase(node['in'], many)}${list.map(({ after = '' }) => ` ${after}`).join('')}`;
        }
        case 'both':
          return (node['of'] as readonly Cards[]).map((part) => phrase(part, many)).join(isJa ? 'と' : ' and ');
        default:
          return fixed[tree.cards]?.[lang] ?? tree.cards;
      }
    };
    const testText = (tree: Test): string => {
      const node = tree as unknown as Node;
      switch (tree.test) {
        case 'some':
          return isJa ? `${phrase(node['of'], true)}がある` : `there is a ${phrase(node['of'], false)}`;
        case 'compare': {
          const { a, is, b } = tree as { a: Amount; is: string; b: Amount };
          const less = is.startsWith('<');
          return isJa
            ? `${speak.amount(a)}が${speak.amount(b)}${less ? '以下' : '以上'}`
            : `${speak.amount(a)} ${less ? 'is at most' : 'is at least'} ${speak.amount(b)}`;
        }
        case 'empty normal square':
          return isJa ? '空いているノーマルスクエア' : 'an empty normal square';
        case 'square for an Overboost':
          return isJa
            ? '相手のプレイヤースクエア以外のゼクスのないスクエア'
            : "a square without Z/X other than your opponent's player square";
        case 'square beside':
          return isJa
            ? `${phrase(node['the'], false)}に隣接するスクエア（相手のプレイヤースクエアを除く）`
            : `a square adjacent to ${phrase(node['the'], false)} (never your opponent's player square)`;
        case 'can overboost':
          return isJa ? 'IGOBできる' : 'an Ignition Overboost is possible';
        default: {
          const list = adjectives(tree);
          return isJa
            ? list.map(({ ja }) => ja).join('')
            : list.map(({ before = '', after = '' }) => `${before}${after}`).join(' ');
        }
      }
    };
    const sentence = (said: Sentence | string, form: 'plain' | 'lean' | 'te'): string =>
      typeof said === 'string' ? said : `${said.before}${said[form]}`;
    const clause = (tree: Clause): string => {
      const node = tree as unknown as Node;
      switch (tree.do) {
        case 'choose': {
          const { from, min, max } = tree as unknown as { from: Cards; min: Amount; max: Amount };
          const n = speak.amount(max);
          const upTo = min === 0;
          if (from.cards === 'where') return isJa ? `${phrase(from, true)}を選ぶ` : `choose ${phrase(from, false)}`;
          if (from.cards === ('face-down life' as string))
            return isJa ? `自分のライフを${n}枚選ぶ` : `choose ${n} ${max === 1 ? 'card' : 'cards'} of your life`;
          return isJa
            ? `${phrase(from, true)}を${n}枚${upTo ? 'まで' : ''}選ぶ`
            : `choose ${upTo ? 'up to ' : ''}${n} ${phrase(from, max !== 1)}`;
        }
        case 'when': {
          const inner = body(node['then']);
          return isJa ? `${testText(node['if'])}なら、${inner}` : `if ${testText(node['if'])}, ${inner}`;
        }
        case 'may': {
          const inner = body(node['does']);
          return isJa ? `${inner}。これはしなくてもよい` : `you may ${inner}`;
        }
        case 'repeat': {
          const does = node['does'] as readonly Clause[];
          if (does.length === 1 && does[0]?.do === 'draw')
            return isJa ? `カードを${speak.amount(node['times'])}枚引く` : `draw ${speak.amount(node['times'])} cards`;
          if (does.length === 1 && does[0]?.do === 'put')
            return isJa
              ? `1枚ずつ${speak.amount(node['times'])}回、${body(does)}`
              : `${speak.amount(node['times'])} times, one by one, ${body(does)}`;
          return isJa
            ? `${speak.amount(node['times'])}回、${body(does)}`
            : `${speak.amount(node['times'])} times, ${body(does)}`;
        }
        case 'place':
          return isJa ? `${testText(node['where'])}を1つ選ぶ` : `choose ${testText(node['where'])}`;
        case 'remember':
          return '';
        case 'lasting': {
          const part = node['part'] as unknown as Part;
          const until = isJa ? 'ターン終了時まで、' : 'until end of turn, ';
          if (part.part === 'watch') {
            const often = moment(part.on, speak, lang);
            return isJa
              ? `${until}${often.replace(/時$/u, 'たび')}、このカードの時限の能力が誘発する`
              : `${until}each time ${often.replace(/^when /, '')}, this card's time-limited ability is set off`;
          }
          if (part.part === 'control')
            return isJa
              ? `${until}${phrase(part.to, false)}の支配者は自分になる`
              : `${until}you control ${phrase(part.to, false)}`;
          if (part.part !== 'modify') return `${until}${part.part}`;
          const by = (tree as unknown as { value?: Amount }).value ?? part.by;
          const to = (node['about'] as readonly string[] | undefined)?.includes('self')
            ? fixed['this']?.[lang]
            : phrase(part.to, false);
          if (typeof by !== 'number')
            return isJa
              ? `${until}${to}のパワーを${speak.amount(by)}だけ上げる`
              : `${until}its power rises by ${speak.amount(by)}`;
          return isJa ? `${until}${to}のパワーを${signed(by)}する` : `${until}${to} gets ${signed(by)} power`;
        }
        default: {
          const verb = engine.verbs.get(tree.do);
          return verb ? sentence(verb[lang](tree as never, speak), 'plain') : tree.do;
        }
      }
    };
    const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
    const body = (clauses: readonly Clause[]): string => {
      const parts = clauses
        .map((tree) => ({ text: clause(tree), link: tree.link, picks: tree.do === 'choose' || tree.do === 'place' }))
        .filter(({ text }) => text !== '');
      return parts
        .map(({ text, link }, i) => {
          if (i === 0) return text;
          if (link === 'afterwards, if you do')
            return isJa ? `。そうした場合、その後${text}` : `; after that, if you did, ${text}`;
          if (link === 'if you do') return isJa ? `。そうした場合、${text}` : `; if you do, ${text}`;
          if (link === 'afterwards') return isJa ? `。その後、${text}` : `, then ${text}`;
          // What is picked and what is done with it is one sentence.
          return isJa ? `。${text}` : parts[i - 1]?.picks ? ` and ${text}` : `, ${text}`;
        })
        .join('');
    };
    const speak: Speaker = {
      word,
      cards: (tree) => phrase(tree, true),
      amount(tree) {
        if (typeof tree === 'number') return String(tree);
        const node = tree as unknown as Node;
        switch (tree.value) {
          case 'count':
            return isJa ? `${phrase(node['of'], true)}の枚数` : `the number of ${phrase(node['of'], true)}`;
          case 'stat':
            return isJa ? `${phrase(node['of'], false)}のコスト` : `the cost of ${phrase(node['of'], false)}`;
          case 'multiply':
            return isJa
              ? (node['of'] as readonly Amount[]).map(speak.amount).join('×')
              : (node['of'] as readonly Amount[]).map(speak.amount).join(' × ');
          default:
            return isJa ? 'その数' : 'that many';
        }
      },
      test: testText,
      who: (who) => people[who][lang],
      zone: (zone) => engine.zoneSpecs[engine.zones.id(zone)]?.name[lang] ?? zone,
      card: (name) => engine.byKey.get(name)?.tree.name[lang] ?? name,
      clauses: body,
      counted: (count, of) => `${speak.amount(count)} ${phrase(of, true)}`,
    };
    return speak;
  };
  return { ja: speaker('ja'), en: speaker('en') };
}
