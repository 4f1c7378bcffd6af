import type { Amount, Cards, Clause, Test, Until, Who } from '@rulechart/core';
import { type Node, speaksOf, summonsEach } from '../nouns.ts';
import { lower, type Say } from './say.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an effect does, sentence by sentence. */
export function clauses(say: Say): Pick<Say, 'sentences' | 'leaning'> {
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
        return `if ${say.condition(node['if'] as Test)}, ${then}${otherwise ? `; otherwise, ${otherwise}` : ''}`;
      }
      case 'repeat':
        return `${say.amount(node['times'] as Amount)} times: ${lower(sentences(node['does'] as Clause[]).replace(/\.$/u, ''))}`;
      case 'for each':
        if (summonsEach(clause)) {
          say.introduced.set(node['name'] as string, say.cards(node['in'] as Cards));
          const [first, ...then] = node['does'] as Clause[];
          return [sentence(first as Clause), ...(then.length ? [sentences(then).replace(/\.$/u, '')] : [])].join('. ');
        }
        return `for each of ${say.noun(node['in'] as Cards, true)}: ${lower(sentences(node['does'] as Clause[]).replace(/\.$/u, ''))}`;
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
        return `${by === 'you' ? 'select' : `${say.person(by)} selects`} ${say.choice(node)}`;
      }
      case 'declare':
        return `${node['by'] === 'opponent' ? 'your opponent declares' : 'declare'} 1 ${{ race: 'Monster Type', attribute: 'Attribute', coin: 'side of a coin', kind: 'kind of card' }[node['what'] as string] ?? String(node['what'])}`;
      case 'number':
        return `declare a number${range(node)}`;
      case 'place':
        return 'select a zone';
      case 'lasting':
        return say.part(node['part'] as Node, node['until'] as Until, node['value'] as Amount | undefined);
      case 'remember':
      case 'arrange':
      case 'instead':
        return '';
      default:
        return say.engine.verbs.get(clause.do)?.en(clause as never, say.speaker) ?? clause.do;
    }
  };
  const sentences = (clauses: readonly Clause[], can = false): string => {
    const out: string[] = [];
    let offered = can;
    for (let i = 0; i < clauses.length; i++) {
      const clause = clauses[i] as Clause;
      const node = clause as Node;
      if (clause.do === 'choose' && node['by'] === 'you' && speaksOf(clauses[i + 1], node['name'] as string)) {
        say.introduced.set(node['name'] as string, say.choice(node));
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
          : clause.link === 'afterwards, if you do'
            ? 'after that, if you did, '
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

  return { sentences, leaning };
}
