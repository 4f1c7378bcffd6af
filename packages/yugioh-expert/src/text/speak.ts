import type { Amount, Cards, Clause, Engine, Speaker, Test, Who, Words } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import {
  attributeWords,
  counterWords,
  decisionWords,
  eventWords,
  iconWords,
  phaseWords,
  positionWords,
  questionWords,
  raceWords,
  subWords,
  valueWords,
} from './words.ts';

type Lang = 'ja' | 'en';
type Node = Readonly<Record<string, unknown>>;

const zoneNames: Readonly<Record<string, Words>> = {
  deck: { ja: 'デッキ', en: 'Deck' },
  hand: { ja: '手札', en: 'hand' },
  monsters: { ja: 'フィールド上', en: 'field' },
  spells: { ja: 'フィールド上', en: 'field' },
  field: { ja: 'フィールド上', en: 'field' },
  graveyard: { ja: '墓地', en: 'Graveyard' },
  removed: { ja: '除外されているカード', en: 'removed cards' },
  fusion: { ja: '融合デッキ', en: 'Fusion Deck' },
};

const kindWords: Readonly<Record<string, Words>> = {
  monster: { ja: 'モンスター', en: 'monster' },
  spell: { ja: '魔法カード', en: 'Spell Card' },
  trap: { ja: '罠カード', en: 'Trap Card' },
};

const periods: Readonly<Record<string, Words>> = {
  event: { ja: '1度につき1回', en: 'once per event' },
  stack: { ja: '1チェーンに1度', en: 'once per chain' },
  phase: { ja: '1フェイズに1度', en: 'once per phase' },
  turn: { ja: '1ターンに1度', en: 'once per turn' },
  stay: { ja: '表側表示で存在する限り1度', en: 'once while face-up' },
  duel: { ja: 'デュエル中に1度', en: 'once per Duel' },
};

/** Says the trees of these rules in one language; `card.ts` makes whole card texts of what it says. */
export function speakIn(engine: Engine<Duel>, lang: Lang): Speaker {
  const ja = lang === 'ja';
  const whose = (who: Who): string =>
    ({
      you: ja ? '自分' : 'your',
      opponent: ja ? '相手' : "your opponent's",
      each: ja ? 'お互い' : "both players'",
      either: ja ? '' : '',
      turnPlayer: ja ? 'ターンプレイヤー' : "the turn player's",
      controller: ja ? 'コントローラー' : "its controller's",
      owner: ja ? '持ち主' : "its owner's",
    })[who];
  const speaker: Speaker = {
    who: (who) =>
      ({
        you: ja ? '自分' : 'you',
        opponent: ja ? '相手' : 'your opponent',
        each: ja ? 'お互い' : 'each player',
        either: ja ? 'どちらか' : 'either player',
        turnPlayer: ja ? 'ターンプレイヤー' : 'the turn player',
        controller: ja ? 'コントローラー' : 'its controller',
        owner: ja ? '持ち主' : 'its owner',
      })[who],
    zone: (zone) => zoneNames[zone]?.[lang] ?? zone,
    card: (name) =>
      engine.byKey.get(name)?.tree.name[lang] ??
      [...engine.byKey.values()].find(({ tree }) => tree.name.ja === name)?.tree.name[lang] ??
      name,
    amount: (tree) => amount(tree),
    test: (tree) => test(tree).noun,
    cards: (tree) => cards(tree),
    counted: (n, of) => counted(n, of),
    clauses: (list) => clauses(list),
    word: (kind, id) => word(kind, id),
  };

  const word = (kind: string, id: string): string => {
    const tables: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
      decision: decisionWords,
      question: questionWords,
      counter: counterWords,
      phase: phaseWords,
      period: periods,
      zone: zoneNames,
      value: valueWords,
      position: positionWords,
      event: eventWords,
    };
    if (kind === 'state') return stateName(id);
    if (kind === 'condition' || kind === 'cost') {
      const [effect = '0', at = '0'] = id.split('.');
      const tree = engine.effects[Number(effect)]?.tree;
      if (kind === 'condition') {
        const condition = tree?.if?.[Number(at)];
        return condition ? test(condition).sentence : id;
      }
      const clause = tree?.cost?.[Number(at)];
      return clause ? clauses([clause]).replace(/[。.]$/u, '') : id;
    }
    return tables[kind]?.[id]?.[lang] ?? id;
  };

  /** A state of the chart by the phase it lies in. */
  const stateName = (id: string): string => {
    const parts = id.split('.');
    const phase = parts.find((part) => part in phaseWords);
    return phase ? (phaseWords[phase] as Words)[lang] : id;
  };

  const amount = (tree: Amount): string => {
    if (typeof tree === 'number') return String(tree);
    const node = tree as Node;
    const pair = (): [string, string] => {
      const [a, b] = node['of'] as [Amount, Amount];
      return [amount(a), amount(b)];
    };
    switch (node['value']) {
      case 'count':
        return ja
          ? `${cards(node['of'] as Cards)}の数`
          : `the number of ${cards(node['of'] as Cards).replace(/^all /u, '')}`;
      case 'stat':
      case 'sum': {
        const names: Record<string, Words> = {
          atk: { ja: '攻撃力', en: 'ATK' },
          def: { ja: '守備力', en: 'DEF' },
          level: { ja: 'レベル', en: 'Level' },
        };
        const name = names[node['stat'] as string]?.[lang] ?? String(node['stat']);
        const of = node['of'] as Cards;
        if (of.cards === 'it') return name;
        return ja ? `${cards(of)}の${name}` : `the ${name} of ${cards(of)}`;
      }
      case 'last':
        return ja
          ? `その${node['stat'] === 'atk' ? '攻撃力' : '守備力'}分`
          : `its ${node['stat'] === 'atk' ? 'ATK' : 'DEF'}`;
      case 'multiply': {
        const [a, b] = pair();
        return ja ? `${a}×${b}` : `${b} × ${a}`;
      }
      case 'add':
        return pair().join(ja ? '＋' : ' + ');
      case 'subtract':
        return pair().join(ja ? '－' : ' − ');
      case 'counters':
        return ja
          ? `${cards(node['of'] as Cards)}に乗っている${word('counter', node['kind'] as string)}の数`
          : `the number of ${word('counter', node['kind'] as string)}s on ${cards(node['of'] as Cards)}`;
      case 'happened':
        return ja ? 'その数値分' : 'that amount';
      case 'kept':
        return ja ? 'その数値' : 'that amount';
      case 'life points':
        return ja ? `${whose(node['who'] as Who)}のライフポイント` : `${whose(node['who'] as Who)} Life Points`;
      default:
        return String(node['value']);
    }
  };

  /** A test as what it adds before a noun, as a whole noun, and as a sentence of its own. */
  interface Said {
    readonly before: string;
    readonly kind?: string;
    readonly noun: string;
    readonly sentence: string;
  }
  const said = (before: string, sentence = before, kind?: string): Said => {
    const noun = kind ?? (ja ? 'カード' : 'card');
    return { before, sentence, ...(kind ? { kind } : {}), noun: join(before, noun) };
  };
  const join = (before: string, noun: string): string =>
    before === '' ? noun : ja ? `${before}${noun}` : `${before} ${noun}`;

  const test = (tree: Test): Said => {
    const node = tree as Node;
    switch (node['test']) {
      case 'all': {
        const parts = (node['of'] as Test[]).map(test);
        const kind = parts.find((part) => part.kind)?.kind;
        const before = parts
          .filter((part) => !part.kind || part.before !== '')
          .map((part) => part.before)
          .filter((text) => text !== '')
          .join(ja ? '' : ' ');
        return said(before, parts.map((part) => part.sentence).join(ja ? '、' : ' and '), kind);
      }
      case 'any': {
        const parts = (node['of'] as Test[]).map(test);
        const text = parts.map((part) => part.kind ?? part.before).join(ja ? 'または' : ' or ');
        return said(
          parts.every((part) => part.kind) ? '' : text,
          parts.map((part) => part.sentence).join(ja ? 'または' : ' or '),
          parts.every((part) => part.kind) ? text : undefined,
        );
      }
      case 'not': {
        const inner = node['of'] as Node;
        if (inner['test'] === 'faceUp')
          return said(ja ? '裏側表示の' : 'face-down', ja ? '裏側表示である' : 'it is face-down');
        if (inner['test'] === 'among')
          return said(ja ? 'このカード以外の' : 'other', ja ? 'このカード以外である' : 'it is another card');
        const part = test(inner as unknown as Test);
        return said(
          ja ? `${part.noun}以外の` : `non-${part.noun}`,
          ja ? `${part.sentence}ではない` : `not: ${part.sentence}`,
        );
      }
      case 'kind':
        return said('', kindWords[node['is'] as string]?.[lang] ?? '', kindWords[node['is'] as string]?.[lang]);
      case 'faceUp':
        return said(ja ? '表側表示の' : 'face-up', ja ? '表側表示である' : 'it is face-up');
      case 'attribute': {
        const name = attributeWords[node['is'] as keyof typeof attributeWords][lang];
        return said(ja ? `${name}属性` : name, ja ? `${name}属性である` : `it is ${name}`);
      }
      case 'race': {
        const name = raceWords[node['is'] as keyof typeof raceWords][lang];
        return said(ja ? `${name}` : name, ja ? `${name}である` : `it is ${name}-Type`);
      }
      case 'declared race':
        return said(
          ja ? '宣言した種族の' : 'of the declared Type',
          ja ? '宣言した種族である' : 'it is of the declared Type',
        );
      case 'sub': {
        const name = subWords[node['is'] as string]?.[lang] ?? '';
        return said('', ja ? `${name}である` : `it is a ${name}`, name);
      }
      case 'icon': {
        const name = iconWords[node['is'] as string]?.[lang] ?? '';
        return said(ja ? name : name, name);
      }
      case 'position': {
        const attack = node['is'] === 'attack';
        return said(
          ja ? `${attack ? '攻撃' : '守備'}表示の` : `${attack ? 'Attack' : 'Defense'} Position`,
          ja ? `${attack ? '攻撃' : '守備'}表示である` : `it is in ${attack ? 'Attack' : 'Defense'} Position`,
        );
      }
      case 'group':
        return said(
          ja ? `「${String(node['name'])}」と名のついた` : `"${groupName(String(node['name']))}"`,
          ja ? `「${String(node['name'])}」と名がついている` : `it is a "${groupName(String(node['name']))}" card`,
        );
      case 'called':
        return said(
          ja ? `「${speaker.card(String(node['name']))}」の` : `"${speaker.card(String(node['name']))}"`,
          '',
          ja ? `「${speaker.card(String(node['name']))}」` : `"${speaker.card(String(node['name']))}"`,
        );
      case 'same name as':
        return said(ja ? 'それと同名の' : 'of the same name', ja ? '同名である' : 'it has the same name');
      case 'compare': {
        const a = amount(node['a'] as Amount);
        const b = amount(node['b'] as Amount);
        const jaWord: Record<string, string> = {
          '<': '未満',
          '<=': '以下',
          '=': '',
          '!=': '以外',
          '>=': '以上',
          '>': 'を超える',
        };
        const enWord: Record<string, string> = {
          '<': 'less than',
          '<=': 'or less',
          '=': '',
          '!=': 'other than',
          '>=': 'or more',
          '>': 'more than',
        };
        const is = node['is'] as string;
        const enText =
          is === '<=' || is === '>=' ? `${a} ${b} ${enWord[is]}` : is === '=' ? `${a} ${b}` : `${a} ${enWord[is]} ${b}`;
        return said(ja ? `${a}${b}${jaWord[is]}の` : `with ${enText}`, ja ? `${a}が${b}${jaWord[is]}` : enText);
      }
      case 'some': {
        const least = node['atLeast'] as Amount | undefined;
        const what = cards(node['of'] as Cards).replace(ja ? /全て$/u : /^all /u, '');
        return said(
          '',
          ja
            ? `${what}が${least === undefined ? '' : `${amount(least)}枚以上`}存在する`
            : `there is ${least === undefined ? '' : `at least ${amount(least)} `}${what}`,
        );
      }
      case 'in':
        return said(
          ja ? `${zones(node['zone'])}の` : `in the ${zones(node['zone'])}`,
          ja ? `${zones(node['zone'])}に存在する` : `it is in the ${zones(node['zone'])}`,
        );
      case 'was in':
        return said('', ja ? `${zones(node['zone'])}に存在していた` : `it was in the ${zones(node['zone'])}`);
      case 'controlled':
        return said(
          ja ? `${whose(node['by'] as Who)}の` : `${whose(node['by'] as Who)}`,
          ja ? `${whose(node['by'] as Who)}がコントロールする` : `${speaker.who(node['by'] as Who)} control it`,
        );
      case 'owned':
        return said(ja ? `${whose(node['by'] as Who)}の` : whose(node['by'] as Who));
      case 'attacking':
        return said(ja ? '攻撃' : 'attacking', ja ? '攻撃している' : 'it is attacking');
      case 'attack target':
        return said(ja ? '攻撃対象の' : 'attacked', ja ? '攻撃対象である' : 'it is attacked');
      case 'attack declared': {
        const by = node['by'] as Who;
        return said(
          '',
          ja
            ? `${whose(by)}モンスターの攻撃宣言時`
            : `${by === 'opponent' ? "an opponent's monster" : 'a monster'} declares an attack`,
        );
      }
      case 'just summoned': {
        const by = node['by'] as Who | undefined;
        const kinds = node['as'] as string[] | undefined;
        const how = kinds && !kinds.includes('special');
        return said(
          ja ? `その召喚${how ? '・反転召喚' : '・反転召喚・特殊召喚'}された` : 'that was just Summoned',
          ja
            ? `${by ? `${whose(by)}が` : ''}召喚・反転召喚・特殊召喚に成功した`
            : `${by === 'opponent' ? 'your opponent' : 'a player'} Summoned it just now`,
        );
      }
      case 'summoned as':
        return said(
          ja ? '生け贄召喚された' : 'Tribute Summoned',
          ja ? '生け贄召喚に成功している' : 'it was Tribute Summoned',
        );
      case 'phase':
        return said('', phaseWords[node['is'] as string]?.[lang] ?? '');
      case 'battle step':
        return said('', ja ? 'バトルステップ中' : 'during the Battle Step');
      case 'attacked this turn':
        return said(
          ja ? 'このターン攻撃した' : 'that attacked this turn',
          ja ? 'このターン攻撃している' : 'it attacked this turn',
        );
      case 'no summon this turn':
        return said(
          '',
          ja
            ? 'このターン自分が召喚・反転召喚・特殊召喚を行っていない'
            : 'you have not Normal, Flip or Special Summoned this turn',
        );
      case 'doomed':
        return said(
          ja ? '戦闘で破壊される' : 'destroyed by the battle',
          ja ? '戦闘で破壊される' : 'it is destroyed by the battle',
        );
      case 'cause': {
        const is = node['is'] as string[];
        return said(
          '',
          ja
            ? `${is.map((cause) => ({ battle: '戦闘', effect: 'カードの効果', cost: 'コスト', rule: 'ルール' })[cause] ?? cause).join('・')}によって`
            : `by ${is.map((cause) => ({ battle: 'battle', effect: 'a card effect', cost: 'a cost', rule: 'the rules' })[cause] ?? cause).join(' or ')}`,
        );
      }
      case 'done by':
        return said('', ja ? `${whose(node['who'] as Who)}によって` : `by ${speaker.who(node['who'] as Who)}`);
      case 'turn of':
        return said('', ja ? `${whose(node['who'] as Who)}のターン` : `it is ${whose(node['who'] as Who)} turn`);
      case 'answers': {
        const kind = kindWords[node['kind'] as string]?.[lang] ?? '';
        const which = node['icon'] ? (iconWords[node['icon'] as string]?.[lang] ?? '') : '';
        return said('', ja ? `${which}${kind}が発動した時` : `when a ${which ? `${which} ` : ''}${kind} is activated`);
      }
      case 'answered targets':
        return said('', ja ? 'このカードを対象にしている' : 'it targets this card');
      case 'among': {
        const what = cards(node['cards'] as Cards);
        return said('', ja ? `${what}である` : `it is ${what}`);
      }
      case 'summonable':
      case 'removable':
      case 'marked':
        return said('', '');
      default:
        return said('', String(node['test']));
    }
  };

  const groupName = (name: string): string => groups[name] ?? name;
  const zones = (zone: unknown): string =>
    [...new Set((Array.isArray(zone) ? zone : [zone]).map((z) => speaker.zone(String(z))))].join(ja ? '・' : ' or ');

  const cards = (tree: Cards): string => {
    const node = tree as Node;
    switch (node['cards']) {
      case 'in': {
        const noun = zoneNoun(node);
        return ja ? `${noun}全て` : `all ${noun}`;
      }
      case 'named': {
        const name = node['name'] as string;
        if (name === 'subject') return ja ? 'そのカード' : 'that card';
        return ja ? (name === 'target' ? '対象のカード' : 'そのカード') : name === 'target' ? 'the target' : 'it';
      }
      case 'this':
        return ja ? 'このカード' : 'this card';
      case 'it':
        return ja ? 'そのカード' : 'it';
      case 'host':
        return ja ? '装備モンスター' : 'the equipped monster';
      case 'attached':
        return ja ? '装備しているカード' : 'the cards equipped';
      case 'attacker':
        return ja ? '攻撃モンスター' : 'the attacking monster';
      case 'attack target':
        return ja ? '攻撃対象モンスター' : 'the attacked monster';
      case 'battle opponent':
        return ja ? '戦闘を行った相手モンスター' : 'the monster it battled';
      case 'answered':
        return ja ? 'そのカード' : 'that card';
      case 'both':
        return (node['of'] as Cards[]).map(cards).join(ja ? 'と' : ' and ');
      case 'where':
        return join(test(node['where'] as Test).before, cards(node['in'] as Cards));
      case 'extreme': {
        const high = node['pick'] === 'highest';
        const stat =
          (
            {
              atk: { ja: '攻撃力', en: 'ATK' },
              def: { ja: '守備力', en: 'DEF' },
              level: { ja: 'レベル', en: 'Level' },
            } as Record<string, Words>
          )[node['stat'] as string]?.[lang] ?? '';
        const within = zoneNoun(node['in'] as unknown as Node);
        return ja
          ? `${within}の内、${stat}が一番${high ? '高い' : '低い'}もの`
          : `the ${within} with the ${high ? 'highest' : 'lowest'} ${stat}`;
      }
      case 'top':
        return ja
          ? `${whose(node['of'] as Who)}のデッキの上から${amount(node['count'] as Amount)}枚`
          : `the top ${amount(node['count'] as Amount)} cards of ${whose(node['of'] as Who)} Deck`;
      default:
        return String(node['cards']);
    }
  };

  /** Cards of a zone as a noun: 相手フィールド上の表側表示モンスター. */
  const zoneNoun = (node: Node): string => {
    if (node['cards'] !== 'in') return cards(node as unknown as Cards);
    const { before, kind } = node['where'] ? test(node['where'] as Test) : { before: '', kind: undefined };
    const zoneIds = (Array.isArray(node['zone']) ? node['zone'] : [node['zone']]) as string[];
    const where = whose(node['of'] as Who);
    const place = zones(zoneIds);
    const natural =
      kind ??
      (zoneIds.includes('monsters')
        ? kindWords['monster']?.[lang]
        : zoneIds.includes('spells')
          ? ja
            ? '魔法・罠カード'
            : 'Spell or Trap Card'
          : undefined) ??
      (ja ? 'カード' : 'card');
    if (ja)
      return `${where}${where && !zoneIds.includes('monsters') && !zoneIds.includes('spells') ? 'の' : ''}${place}の${before}${natural}`;
    const trailing = before.includes('with ') || before.includes('that ') || before.includes('of the ');
    const pluralNoun = `${natural}s`;
    const inPlace = where ? `in ${where} ${place}` : `on the ${place}`;
    return trailing
      ? `${splitBefore(before).lead}${pluralNoun} ${inPlace.replace(/^in (your|your opponent's) field/u, 'on $1 field')} ${splitBefore(before).trail}`
      : `${before ? `${before} ` : ''}${pluralNoun} ${inPlace.replace(/^in (your opponent's|your|both players') field/u, 'on $1 field')}`;
  };
  const splitBefore = (before: string): { lead: string; trail: string } => {
    const at = Math.min(
      ...['with ', 'that ', 'of the '].map((word) =>
        before.indexOf(word) < 0 ? Number.POSITIVE_INFINITY : before.indexOf(word),
      ),
    );
    return { lead: before.slice(0, at), trail: before.slice(at) };
  };

  const counted = (n: Amount, of: Cards): string => {
    const noun = zoneNoun(of as unknown as Node);
    const one = n === 1;
    if (ja) {
      const counter = /モンスター$|トークン」$/u.test(noun) ? '体' : '枚';
      return `${noun}${amount(n)}${counter}`;
    }
    return one ? `1 ${singular(noun)}` : `${amount(n)} ${noun}`;
  };
  const singular = (noun: string): string => noun.replace(/\b(monster|Card|card|Monster|Token)s\b/u, '$1');

  const clauses = (list: readonly Clause[]): string => {
    const parts: string[] = [];
    for (const clause of list) {
      const text = clauseText(clause);
      if (text === '') continue;
      const link = clause.link ?? 'first';
      if (ja) {
        const lead =
          link === 'afterwards'
            ? 'その後、'
            : link === 'if you do'
              ? 'そうした場合、'
              : link === 'at the same time'
                ? '同時に、'
                : '';
        parts.push(`${lead}${text}。`);
      } else {
        const lead =
          link === 'afterwards'
            ? 'After that, '
            : link === 'if you do'
              ? 'If you do, '
              : link === 'at the same time'
                ? 'At the same time, '
                : '';
        parts.push(lead ? `${lead}${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
      }
    }
    return parts.join(ja ? '' : ' ');
  };

  const clauseText = (clause: Clause): string => {
    const node = clause as Node;
    switch (clause.do) {
      case 'when': {
        const condition = test(node['if'] as Test).sentence;
        const then = clauses(node['then'] as Clause[]).replace(/[。.]$/u, '');
        const otherwise = clauses((node['otherwise'] as Clause[] | undefined) ?? []).replace(/[。.]$/u, '');
        return ja
          ? `${condition}場合、${then}${otherwise ? `。それ以外の場合、${otherwise}` : ''}`
          : `if ${condition}, ${lower(then)}${otherwise ? `; otherwise, ${lower(otherwise)}` : ''}`;
      }
      case 'repeat':
        return ja
          ? `以下を${amount(node['times'] as Amount)}回行う：${clauses(node['does'] as Clause[])}`
          : `do the following ${amount(node['times'] as Amount)} times: ${clauses(node['does'] as Clause[])}`;
      case 'for each':
        return ja
          ? `${cards(node['in'] as Cards)}それぞれについて、${clauses(node['does'] as Clause[])}`
          : `for each of ${cards(node['in'] as Cards)}: ${clauses(node['does'] as Clause[])}`;
      case 'may': {
        const inner = clauses(node['does'] as Clause[]).replace(/[。.]$/u, '');
        return ja ? `${inner.replace(/する$/u, 'する')}事ができる` : `you can ${lower(inner)}`;
      }
      case 'one of': {
        const options = node['options'] as { label: Words; does: Clause[] }[];
        const positions =
          options.length === 2 && options.every(({ does }) => does.length === 1 && does[0]?.do === 'special summon');
        if (positions) {
          const text = clauses(options[0]?.does ?? []).replace(/[。.]$/u, '');
          return ja
            ? text.replace('表側攻撃表示', '表側攻撃表示または表側守備表示')
            : lower(text.replace('face-up Attack Position', 'face-up Attack or Defense Position'));
        }
        return ja
          ? `次の内1つを選ぶ：${options.map(({ label }) => label.ja).join('／')}`
          : `choose one: ${options.map(({ label }) => label.en).join(' / ')}`;
      }
      case 'choose': {
        const max = node['max'] as Amount;
        const upTo = node['min'] !== max;
        const by = node['by'] as Who;
        const noun = counted(max, node['from'] as Cards);
        return ja
          ? `${by === 'you' ? '' : `${speaker.who(by)}は`}${noun}${upTo ? 'まで' : ''}を選択する`
          : `${by === 'you' ? '' : `${speaker.who(by)} `}select${by === 'you' ? '' : 's'} ${upTo ? 'up to ' : ''}${noun}`;
      }
      case 'declare': {
        const what = node['what'] === 'race' ? { ja: '種族', en: 'Monster Type' } : { ja: '属性', en: 'Attribute' };
        return ja ? `${what.ja}を1つ宣言する` : `declare 1 ${what.en}`;
      }
      case 'lasting':
        return partText(
          node['part'] as Node,
          node['until'] as { until: string; of?: string; times?: number },
          node['value'] as Amount | undefined,
          (node['about'] as string[] | undefined) ?? [],
        );
      case 'remember':
      case 'arrange':
      case 'instead':
        return '';
      default: {
        const verb = engine.verbs.get(clause.do);
        if (!verb) return clause.do;
        if (!ja) return verb.en(clause as never, speaker);
        const sentence = verb.ja(clause as never, speaker);
        return `${sentence.before}${sentence.plain}`;
      }
    }
  };
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

  const untilText = (until: { until: string; of?: string; times?: number } | undefined): string => {
    if (!until) return '';
    const n = until.times ?? 1;
    const of =
      until.of === 'opponent'
        ? ja
          ? '相手の'
          : "your opponent's "
        : until.of === 'you'
          ? ja
            ? '自分の'
            : 'your '
          : '';
    switch (until.until) {
      case 'end of turn':
        return n > 1 || until.of
          ? ja
            ? `${of}${n}回目のターン終了時まで、`
            : `until the end of ${of || 'the '}turn number ${n}, `
          : ja
            ? 'ターン終了時まで、'
            : 'until the end of the turn, ';
      case 'end of battle phase':
        return ja ? 'バトルフェイズ終了時まで、' : 'until the end of the Battle Phase, ';
      default:
        return '';
    }
  };

  const partText = (
    part: Node,
    until?: { until: string; of?: string; times?: number },
    value?: Amount,
    _about: string[] = [],
  ): string => {
    const lead = untilText(until);
    const condition = part['if'] ? test(part['if'] as Test).sentence : '';
    const given = condition ? (ja ? `${condition}場合、` : `if ${condition}, `) : '';
    const by = (): string => {
      const tree = part['by'] as Amount;
      return typeof tree === 'object' && (tree as Node)['value'] === 'kept' && value !== undefined
        ? amount(value)
        : amount(tree);
    };
    switch (part['part']) {
      case 'modify': {
        const stat = part['stat'] === 'atk' ? (ja ? '攻撃力' : 'ATK') : ja ? '守備力' : 'DEF';
        const to = part['to'] ? cards(part['to'] as Cards) : '';
        const n = by();
        const down = n.startsWith('-');
        const size = n.replace(/^-/u, '');
        const verbs: Record<string, [string, string]> = {
          add: [`${size}ポイント${down ? 'ダウン' : 'アップ'}する`, `${down ? 'decreases' : 'increases'} by ${size}`],
          set: [`${size}になる`, `becomes ${size}`],
          original: [`元々の数値として${size}になる`, `has the original value ${size}`],
          multiply: [`${size}倍になる`, `is multiplied by ${size}`],
          halve: ['半分になる', 'is halved'],
        };
        const [j = '', e = ''] = verbs[part['op'] as string] ?? [];
        return ja ? `${lead}${given}${to}の${stat}は${j}` : `${lead}${given}the ${stat} of ${to} ${e}`;
      }
      case 'mark': {
        const texts: Record<string, [string, string]> = {
          piercing: [
            '守備表示モンスターを攻撃した時、その守備力を攻撃力が超えていれば、その数値だけ相手に戦闘ダメージを与える',
            'inflicts the difference as battle damage when it attacks a Defense Position monster with lower DEF',
          ],
          'not destroyed by battle': ['戦闘では破壊されない', 'is not destroyed by battle'],
          'not destroyed by effects': ['カードの効果では破壊されない', 'is not destroyed by card effects'],
          'attacks directly': ['相手プレイヤーに直接攻撃できる', 'can attack directly'],
          'attacks every monster once': [
            '相手フィールド上の全てのモンスターに1回ずつ攻撃できる',
            "can attack each of your opponent's monsters once",
          ],
          'attacks again': ['もう1度だけ続けて攻撃できる', 'can attack once more'],
          'no tribute for a summon': [
            '生け贄召喚のための生け贄にはできない',
            'cannot be Tributed for a Tribute Summon',
          ],
          'destroys itself': ['破壊される', 'is destroyed'],
        };
        const [j = part['mark'], e = part['mark']] = texts[part['mark'] as string] ?? [];
        const to = cards(part['to'] as Cards);
        return ja ? `${lead}${given}${to}は${String(j)}` : `${lead}${given}${to} ${String(e)}`;
      }
      case 'negate':
        return ja
          ? `${lead}${given}${cards(part['to'] as Cards)}の効果は無効化される`
          : `${lead}${given}the effects of ${cards(part['to'] as Cards)} are negated`;
      case 'control':
        return ja
          ? `${lead}${cards(part['to'] as Cards)}のコントロールを得る`
          : `${lead}take control of ${cards(part['to'] as Cards)}`;
      case 'forbid': {
        const acts: Record<string, [string, string]> = {
          'normal summon': ['召喚', 'Normal Summon'],
          'set monster': ['モンスターのセット', 'Set monsters'],
          'flip summon': ['反転召喚', 'Flip Summon'],
          'special summon': ['特殊召喚', 'Special Summon'],
          'change position': ['表示形式の変更', 'change battle positions'],
          attack: ['攻撃', 'attack'],
          'enter battle': ['バトルフェイズを行う事', 'conduct the Battle Phase'],
          'activate spell': ['魔法カードの発動', 'activate Spell Cards'],
          'activate trap': ['罠カードの発動', 'activate Trap Cards'],
          'use monster effect': ['モンスターの効果の発動', 'use monster effects'],
          'set spell or trap': ['魔法・罠カードのセット', 'Set Spell or Trap Cards'],
          remove: ['墓地のカードの除外', 'remove cards in any Graveyard from play'],
        };
        const [j = '', e = ''] = acts[part['act'] as string] ?? [];
        const who = (part['who'] as Who | undefined) ?? 'each';
        const which = part['which'] ? test(part['which'] as Test) : null;
        const subject = which
          ? ja
            ? which.kind
              ? which.noun
              : which.sentence === 'このカードである'
                ? 'このカード'
                : `${which.before || ''}モンスター`
            : which.kind
              ? `${which.noun}s`
              : which.before
                ? `${which.before} monsters`
                : 'this card'
          : '';
        if (subject) return ja ? `${lead}${given}${subject}は${j}できない` : `${lead}${given}${subject} cannot ${e}`;
        return ja
          ? `${lead}${given}${speaker.who(who)}は${j}ができない`
          : `${lead}${given}${who === 'each' || who === 'either' ? 'neither player can' : `${speaker.who(who)} cannot`} ${e}`;
      }
      case 'require':
        return ja ? 'このカードは攻撃可能な場合、必ず攻撃しなければならない' : 'this card must attack if it can';
      case 'replace': {
        const does = part['does'] ? clauses(part['does'] as Clause[]).replace(/[。.]$/u, '') : '';
        const of =
          (
            {
              destroy: { ja: '破壊される', en: 'would be destroyed' },
              move: { ja: '移動する', en: 'would be moved' },
              damage: { ja: 'ダメージを受ける', en: 'damage would be taken' },
            } as Record<string, Words>
          )[part['of'] as string]?.[lang] ?? String(part['of']);
        const to = part['to'] ? speaker.zone(String(part['to'])) : '';
        return ja
          ? `${given}${of}場合、代わりに${does || `${to}へ送る`}`
          : `${given}if this ${of}, ${lower(does) || `it goes to the ${to}`} instead`;
      }
      case 'watch':
        return ja
          ? `${lead}その後、${clauses(part['does'] as Clause[]).replace(/。$/u, '')}`
          : `${lead}later: ${clauses(part['does'] as Clause[]).replace(/\.$/u, '')}`;
      default:
        return String(part['part']);
    }
  };

  return Object.assign(speaker, { part: partText, sentence: (tree: Test) => test(tree).sentence });
}

const groups: Readonly<Record<string, string>> = { 墓守の: "Gravekeeper's" };

/** Both speakers. */
export const speak = (engine: Engine<Duel>): { ja: Speaker; en: Speaker } => ({
  ja: speakIn(engine, 'ja'),
  en: speakIn(engine, 'en'),
});
