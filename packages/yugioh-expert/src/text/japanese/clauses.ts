import type { Amount, Cards, Clause, Test, Until, Who } from '@rulechart/core';
import { type Node, speaksOf, summonsEach } from '../nouns.ts';
import type { Say } from './say.ts';

/** What an effect does, sentence by sentence. */
export function clauses(say: Say): Pick<Say, 'sentences' | 'leaning'> {
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
        const given = say.condition(node['if'] as Test);
        return whole(`${given}場合、${then}${otherwise ? `。それ以外の場合、${otherwise}` : ''}`);
      }
      case 'repeat':
        return whole(
          `${say.amount(node['times'] as Amount)}回、${sentences(node['does'] as Clause[]).replace(/。$/u, '')}`,
        );
      case 'for each':
        if (summonsEach(clause)) {
          say.introduced.set(node['name'] as string, say.cards(node['in'] as Cards));
          const [first, ...then] = node['does'] as Clause[];
          const summons = sentences([first as Clause], can).replace(/。$/u, '');
          return whole(then.length ? `${summons}。${sentences(then).replace(/。$/u, '')}` : summons);
        }
        return whole(
          `${say.noun(node['in'] as Cards)}それぞれについて、${sentences(node['does'] as Clause[]).replace(/。$/u, '')}`,
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
        const text = say.choice(node);
        return whole(
          `${by === 'you' ? '' : `${say.whose(by)}は`}${text}を選択する`.replace(
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
        return whole(say.part(node['part'] as Node, node['until'] as Until, node['value'] as Amount | undefined));
      case 'remember':
      case 'arrange':
      case 'instead':
        return { plain: '', te: '' };
      default: {
        const verb = say.engine.verbs.get(clause.do);
        if (!verb) return whole(clause.do);
        const said = verb.ja(clause as never, say.speaker);
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
        say.introduced.set(node['name'] as string, say.choice(node));
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
          : clause.link === 'afterwards, if you do'
            ? 'そうした場合、その後'
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

  return { sentences, leaning };
}
