import type { Amount, Cards, Clause, On, Test, Until, Who } from '@rulechart/core';
import { onEn } from '../events.ts';
import { conjuncts, type Node } from '../nouns.ts';
import { actWords, markWords } from '../phrases.ts';
import { attributeWords, raceWords } from '../words.ts';
import { lower, type Say, statWords } from './say.ts';

/** What applies continuously. */
export function parts(say: Say): Pick<Say, 'part'> {
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
    const held = tree['if'] ? say.condition(tree['if'] as Test) : '';
    const given = held === '' ? '' : `if ${held}, `;
    const to = tree['to'] ? say.cards(tree['to'] as Cards) : '';

    switch (tree['part']) {
      case 'modify': {
        const by = tree['by'] as Amount;
        const value0 =
          typeof by === 'object' && (by as Node)['value'] === 'kept' && value !== undefined
            ? say.amount(value)
            : say.amount(by);
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
        if (tree['prevails']) return `${lead}control of ${to} returns to the owners, and no other effect moves it`;
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
          return `${lead}${given}${say.cards({ cards: 'named', name: which['name'] as string })} cannot be activated`;
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
              ? say.cards(which['cards'] as Cards)
              : `${conjuncts(which as unknown as Test)
                  .map(say.narrow)
                  .flatMap(({ before: b }) => (b ? [b] : []))
                  .join(' ')} monsters ${parts
                  .map(say.narrow)
                  .flatMap(({ after: a }) => (a ? [a] : []))
                  .join(' and ')}`.trim();
          return `${lead}${given}${subject} cannot ${which['test'] === 'among' ? String(said).replace('their battle positions', 'its battle position') : said}`;
        }
        const who = (tree['who'] as Who | undefined) ?? 'each';
        return `${lead}${given}${who === 'each' || who === 'either' ? 'neither player can' : `${say.person(who)} cannot`} ${said}`;
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
          return `${lead}${(tree['if'] as Node | undefined)?.['test'] === 'no rushed trap' ? 'once per turn, ' : given}you can activate a ${say.speaker.test(tree['which'] as Test)} in the turn it was Set`;
        return kind
          ? `for the Tribute Summon of a ${say.speaker.test(kind['which'] as Test)}, this card counts as 2 Tributes`
          : '';
      }
      case 'require':
        return tree['object']
          ? `this card must attack ${say.cards(tree['object'] as Cards).replace(/^all /u, '')} if there are any`
          : 'this card must attack if it can';
      case 'replace': {
        const affected = conjuncts(tree['which'] as Test | undefined).find(
          (test) => (test as Node)['test'] === 'happens to',
        ) as Node | undefined;
        const instead = lower(say.sentences((tree['does'] as Clause[] | undefined) ?? []).replace(/\.$/u, ''));
        if (tree['of'] === 'move') {
          const going = tree['which'] as Node;
          return `${lead}${given}any card that would be sent to the ${say.speaker.zone(going['to'] as string)} is ${tree['to'] === 'removed' ? 'removed from play' : `sent to the ${say.speaker.zone(tree['to'] as string)}`} instead`;
        }
        const subject = affected ? say.person(affected['who'] as Who) : 'a player';
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
          return `during ${on['whose'] === 'you' ? 'your' : on['whose'] === 'opponent' ? "your opponent's" : 'the'} ${phases[on['event'] as string]}, ${lower(say.sentences(tree['does'] as Clause[]).replace(/\.$/u, ''))}`;
        if (on['event'] === 'battle phase ends' || (on['event'] === 'moved' && !on['self'] && on['which']))
          return `${lower(onEn(say.speaker, on as unknown as On))}${lower(say.sentences(tree['does'] as Clause[]).replace(/\.$/u, ''))}`;
        if (on['event'] === 'position changed')
          return `when ${onEn(say.speaker, on as unknown as On)
            .replace(/^When |, $/gu, '')
            .replace(
              /^a .*(?= is changed)/u,
              'that monster',
            )}, ${lower(say.sentences(tree['does'] as Clause[]).replace(/\.$/u, ''))}`;
        return `when ${on['self'] ? 'this card' : 'that monster'} ${on['event'] === 'destroyed' ? 'is destroyed' : 'leaves the field'}, ${lower(say.sentences(tree['does'] as Clause[]).replace(/\.$/u, ''))}`;
      }
      default:
        return '';
    }
  };

  return { part };
}
