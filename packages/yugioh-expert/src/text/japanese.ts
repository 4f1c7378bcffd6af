import type { Amount, Cards, Clause, Engine, Speaker, Test, Until, Who } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { conjuncts, core, type Meant, type Node, speaksOf, zonesOf } from './nouns.ts';
import { actWords, markWords } from './phrases.ts';
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
      case 'multiply':
        return pair().reverse().join('×');
      case 'add':
        return pair().join('＋');
      case 'subtract':
        return pair().join('－');
      case 'counters':
        return `${cards(node['of'] as Cards)}に乗っている${counterWords[node['kind'] as string]?.ja ?? ''}の数`;
      case 'life points':
        return `${whose(node['who'] as Who)}のライフポイント`;
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
        if (typeof node['b'] === 'object' && (node['b'] as Node)['value'] === 'stat' && node['is'] === '=') {
          return {
            weight: 2,
            text: `${cards((node['b'] as unknown as { of: Cards }).of)}と同じ${amount(node['a'] as Amount)}の`,
          };
        }
        return {
          weight: 2,
          text: `${amount(node['a'] as Amount)}${amount(node['b'] as Amount)}${comparisons[node['is'] as string] ?? ''}の`,
        };
      case 'as many of':
        return { weight: 2, text: '' };
      case 'just summoned':
        return { weight: 0, text: `召喚・反転召喚・特殊召喚された` };
      case 'doomed':
        return { weight: 3, text: '戦闘によって破壊される' };
      case 'attacking':
        return { weight: 3, text: '攻撃している' };
      case 'not': {
        const inner = node['of'] as Node;
        if (inner['test'] === 'faceUp') return { weight: 4, text: '裏側表示の', bare: '裏側表示' };
        if (inner['test'] === 'among') return { weight: 0, text: 'このカード以外の' };
        if (inner['test'] === 'kind' && inner['is'] === 'monster') return { noun: '魔法・罠カード' };
        const part = adjective(inner as unknown as Test);
        return part && 'noun' in part ? { weight: 0, text: `${part.noun}以外の` } : null;
      }
      default:
        return null;
    }
  };

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
      (zones.includes('monsters')
        ? 'モンスター'
        : zones.includes('spells')
          ? '魔法・罠カード'
          : zones.includes('fusion')
            ? '融合モンスター'
            : 'カード');
    const adjectives = parts
      .flatMap((part) => ('noun' in part ? [] : [part]))
      .sort((a, b) => a.weight - b.weight)
      .map((part) => (base === 'モンスター' && part.bare ? part.bare : part.text))
      .join('');
    const who = whose(node['of'] as Who);
    const place =
      zones.includes('monsters') || zones.includes('spells')
        ? `${who}フィールド上`
        : ({
            hand: `${who}の手札`,
            deck: `${who ? `${who}の` : 'お互いの'}デッキ`,
            graveyard: `${who ? `${who}の` : ''}墓地`,
            removed: 'ゲームから除外されているカード',
            fusion: `${who}の融合デッキ`,
          }[zones[0] ?? ''] ?? '');
    return `${place}の${adjectives}${base}`;
  };

  const counter = (text: string): string => (/(モンスター|トークン」)$/u.test(text) ? '体' : '枚');
  const counted = (n: Amount, of: Cards, upTo = false): string => {
    const text = noun(of);
    return `${text}${amount(n)}${counter(text)}${upTo ? 'まで' : ''}`;
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
    if (from && from.cards === 'named') return named((from as { name: string }).name);
    const what =
      from === undefined
        ? 'カード'
        : from.cards === 'in'
          ? noun(from).replace(/^.*?(モンスター|魔法・罠カード|魔法カード|罠カード|カード)$/u, '$1')
          : 'モンスター';
    return meant?.target ? `選択した${what}` : `その${what}`;
  };

  const cards = (tree: Cards): string => {
    const node = tree as Node;
    switch (node['cards']) {
      case 'in':
        return `${noun(tree)}全て`;
      case 'named':
        return named(node['name'] as string);
      case 'host':
        return '装備モンスター';
      case 'attached':
        return '装備したモンスター';
      case 'attacker':
        return '攻撃モンスター';
      case 'attack target':
        return '攻撃対象モンスター';
      case 'battle opponent':
        return '戦闘を行った相手モンスター';
      case 'both':
        return (node['of'] as Cards[]).map(cards).join('と');
      case 'where': {
        const inner = node['in'] as Cards;
        // What was true of a card when it was chosen need not be said again.
        if (inner.cards === 'named') return cards(inner);
        const before = conjuncts(node['where'] as Test)
          .map(adjective)
          .flatMap((part) => (part && 'text' in part ? [part.text] : []))
          .join('');
        return `${before}${cards(inner)}`;
      }
      case 'extreme':
        return `${noun(node['in'] as Cards)}の中で${statWords[node['stat'] as string] ?? ''}が一番${node['pick'] === 'highest' ? '高い' : '低い'}モンスター`;
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
        return `${targeting ? 'このカードを対象にする' : ''}${joined(rest.map(condition))}`;
      }
      case 'any':
        return (node['of'] as Test[]).map(condition).join('、または');
      case 'some': {
        const of = node['of'] as Cards;
        if (of.cards === 'where') {
          const where = conjuncts((of as unknown as { where: Test }).where);
          if (where.some((test) => (test as Node)['test'] === 'answered targets')) return 'このカードを対象にしている';
          if ((of as unknown as { in: Cards }).in.cards === 'named') {
            const adjectives = where
              .map(adjective)
              .flatMap((part) => (part && 'noun' in part ? [`${part.noun}だった`] : []));
            return `${cards((of as unknown as { in: Cards }).in)}が${adjectives.join('')}`;
          }
          const verbs: Record<string, string> = {
            doomed: '破壊される',
            position: (where[0] as Node)['is'] === 'attack' ? '攻撃表示である' : '守備表示である',
          };
          return `${cards((of as unknown as { in: Cards }).in)}が${verbs[(where[0] as Node)['test'] as string] ?? '存在する'}`;
        }
        if (of.cards === 'attached') return 'このカードに装備したモンスターが存在する';
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
          return `${whose((of as { of: Who }).of) ? `${whose((of as { of: Who }).of)}が` : ''}${adjectives}モンスターの召喚・反転召喚・特殊召喚に成功した`;
        }
        return `${noun(of)}が${node['atLeast'] === undefined ? '' : `${amount(node['atLeast'] as Amount)}枚以上`}存在する`;
      }
      case 'not': {
        const inner = node['of'] as Node;
        const said: Record<string, string> = {
          'attacked this turn': 'このターン攻撃していない',
          some: `${condition(inner as unknown as Test).replace(/存在する$/u, '存在しない')}`,
          marked: '',
        };
        if (inner['test'] === 'some' && (inner['of'] as Cards).cards === 'attack target') return '直接攻撃である';
        return said[inner['test'] as string] ?? `${condition(inner as unknown as Test)}のではない`;
      }
      case 'compare': {
        const a = node['a'] as Node;
        if (typeof a === 'object' && a['value'] === 'count') {
          const text = noun(a['of'] as Cards);
          const unit = counter(text);
          const n = amount(node['b'] as Amount);
          if (text === '自分の手札のカード')
            return `自分の手札が${n}${unit}${comparisons[node['is'] as string] ?? ''}の`;
          return `${text}が${n}${unit}${node['is'] === '=' && n === '1' ? 'のみの' : `${comparisons[node['is'] as string] ?? ''}の`}`;
        }
        return `${amount(a as unknown as Amount)}が${amount(node['b'] as Amount)}${comparisons[node['is'] as string] ?? ''}の`;
      }
      case 'attack declared':
        return `${whose(node['by'] as Who)}モンスターの攻撃宣言`;
      case 'attacking':
        return 'このカードが攻撃した';
      case 'attacked this turn':
        return 'このカードがこのターン攻撃した';
      case 'appeared this turn':
        return 'このカードが召喚・反転召喚・リバースしたターンである';
      case 'no summon this turn':
        return 'このターン自分が召喚・反転召喚・特殊召喚していない';
      case 'battle step':
        return 'バトルステップ中である';
      case 'turn of':
        return `${whose(node['who'] as Who)}のターンである`;
      case 'doomed':
        return 'このカードが戦闘によって破壊される';
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
        return node['activation']
          ? `${which}${kindWords[node['kind'] as string] ?? ''}が発動した`
          : `${kindWords[node['kind'] as string] ?? ''}の効果が処理される`;
      }
      case 'answered targets':
        return 'このカードを対象にしている';
      case 'by this card':
        return 'このカードによって';
      default: {
        const part = adjective(tree);
        return part === null ? '' : 'noun' in part ? `${part.noun}である` : part.text.replace(/の$/u, 'である');
      }
    }
  };

  const sentence = (clause: Clause): { plain: string; te: string } => {
    const node = clause as Node;
    const whole = (text: string): { plain: string; te: string } => ({
      plain: text,
      te: text.replace(/する$/u, 'して'),
    });
    switch (clause.do) {
      case 'when': {
        const then = sentences(node['then'] as Clause[]).replace(/。$/u, '');
        const otherwise = sentences((node['otherwise'] as Clause[] | undefined) ?? []).replace(/。$/u, '');
        const given = condition(node['if'] as Test);
        return whole(`${given}場合、${then}${otherwise ? `。それ以外の場合、${otherwise}` : ''}`);
      }
      case 'repeat':
        return whole(
          `${amount(node['times'] as Amount)}回、${sentences(node['does'] as Clause[]).replace(/。$/u, '')}`,
        );
      case 'for each':
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
            .replace('表側攻撃表示', '表側攻撃表示か表側守備表示');
          return whole(text);
        }
        return whole(`次の効果から1つを選択する。${options.map(({ label }) => `●${label.ja}`).join('')}`);
      }
      case 'choose': {
        const by = node['by'] as Who;
        const text = counted(node['max'] as Amount, node['from'] as Cards, node['min'] !== node['max']);
        return whole(`${by === 'you' ? '' : `${whose(by)}は`}${text}を選択する`);
      }
      case 'declare':
        return whole(`${node['what'] === 'race' ? '種族' : '属性'}を1つ宣言する`);
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
        const from = node['from'] as Cards;
        introduced.set(
          node['name'] as string,
          from.cards === 'extreme'
            ? `${cards(from)}1体`
            : counted(node['max'] as Amount, from, node['min'] !== node['max']),
        );
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
      const { plain } = sentence(clause);
      if (plain === '') continue;
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

  const part = (tree: Node, until?: Until, value?: Amount): string => {
    const lead = untilText(until);
    const given = tree['if'] ? `${condition(tree['if'] as Test)}場合、` : '';
    const to = tree['to'] ? cards(tree['to'] as Cards) : '';
    switch (tree['part']) {
      case 'modify': {
        const by = tree['by'] as Amount;
        const n =
          typeof by === 'object' && (by as Node)['value'] === 'kept' && value !== undefined
            ? amount(value)
            : amount(by);
        const stats = String(tree['stat'])
          .split('+')
          .map((stat) => statWords[stat] ?? stat)
          .join('・');
        const down = n.startsWith('-');
        const size = n.replace(/^-/u, '');
        const verbs: Record<string, string> = {
          add: `${size}ポイント${down ? 'ダウン' : 'アップ'}する`,
          set: `${size}になる`,
          original: `${size}と同じ数値になる`,
          multiply: `${size}倍になる`,
          halve: '半分になる',
        };
        return `${lead}${given}${to}の${stats}は${verbs[tree['op'] as string] ?? ''}`;
      }
      case 'mark':
        return `${lead}${given}${to}は${markWords[tree['mark'] as string]?.ja ?? String(tree['mark'])}`;
      case 'negate':
        return `${lead}${given}${to}の効果は無効化される`;
      case 'control':
        return `${lead}${to}のコントロールを得る`;
      case 'forbid': {
        const acts = String(tree['act'])
          .split('+')
          .map((act) => actWords[act]?.ja ?? act)
          .join('・');
        const which = tree['which'] as Node | undefined;
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
      case 'require':
        return 'このカードは攻撃可能な場合、攻撃しなければならない';
      case 'replace': {
        const byBattle = conjuncts(tree['which'] as Test | undefined).some(
          (test) => (test as Node)['test'] === 'cause' && ((test as Node)['is'] as string[]).includes('battle'),
        );
        return `${given}このカードが${byBattle ? '戦闘によって' : ''}破壊される場合、代わりに${sentences(tree['does'] as Clause[]).replace(/。$/u, '')}`;
      }
      case 'watch': {
        const on = tree['on'] as Node;
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
