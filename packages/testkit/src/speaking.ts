import type { Amount, Cards, Clause, Engine, Speaker, Test, Who } from '@rulechart/core';

/** What a rule set of this package calls things, by kind and id; what is not listed is called by its id. */
export type Dictionary = Readonly<Record<string, Readonly<Record<string, string>>>>;

const people: Readonly<Record<'ja' | 'en', Readonly<Record<Who, string>>>> = {
  ja: {
    you: '自分',
    opponent: '相手',
    each: '両者',
    either: 'どちらか',
    turnPlayer: 'ターンの人',
    controller: '持ち手',
    owner: '持ち主',
  },
  en: {
    you: 'you',
    opponent: 'the opponent',
    each: 'both',
    either: 'either',
    turnPlayer: 'the turn player',
    controller: 'its controller',
    owner: 'its owner',
  },
};

const signs = { add: '+', subtract: '−', multiply: '×', divide: '÷', min: '⌊⌋', max: '⌈⌉' } as const;

/** Says the core's trees plainly in one language: enough to read the small rule sets of this package. */
export function plainSpeaker(engine: Engine<never>, lang: 'ja' | 'en', words: Dictionary): Speaker {
  const ja = lang === 'ja';
  const word = (kind: string, id: string): string => words[kind]?.[id] ?? id.replace(/^.*\./, '');
  const list = (parts: readonly string[]): string => parts.join(ja ? '・' : ' and ');
  const speaker: Speaker = {
    word,
    who: (who) => people[lang][who],
    zone: (zone) => engine.zoneSpecs[engine.zones.id(zone)]?.name[lang] ?? zone,
    card: (name) => engine.byKey.get(name)?.tree.name[lang] ?? name,
    counted: (count, of) =>
      ja ? `${speaker.cards(of)}${speaker.amount(count)}枚` : `${speaker.amount(count)} of ${speaker.cards(of)}`,
    cards(tree: Cards): string {
      const t = tree as unknown as Readonly<Record<string, never>>;

      switch (tree.cards) {
        case 'this':
          return ja ? 'このカード' : 'this card';
        case 'it':
          return ja ? 'それ' : 'it';
        case 'host':
          return ja ? '付けられたカード' : 'the card it is attached to';
        case 'named':
          return ja ? 'そのカード' : 'that card';
        case 'in': {
          const zones = list(([] as string[]).concat(t['zone']).map((zone) => speaker.zone(zone)));
          const where = t['where'] === undefined ? '' : speaker.test(t['where']);
          if (ja) return `${people.ja[t['of'] as Who]}の${zones}の${where}カード`;
          return `cards in the ${zones} of ${people.en[t['of'] as Who]}${where && ` (${where})`}`;
        }
        case 'top':
          return ja
            ? `${people.ja[t['of'] as Who]}の${speaker.zone(t['zone'])}の上${speaker.amount(t['count'])}枚`
            : `the top ${speaker.amount(t['count'])} of the ${speaker.zone(t['zone'])} of ${people.en[t['of'] as Who]}`;
        default:
          return Object.values(t).find((value) => (value as { cards?: string })?.cards !== undefined)
            ? list(
                Object.values(t).flatMap((value) =>
                  (value as Cards)?.cards !== undefined ? [speaker.cards(value)] : [],
                ),
              )
            : word('cards', tree.cards);
      }
    },
    amount(tree: Amount): string {
      if (typeof tree === 'number') return String(tree);
      switch (tree.value) {
        case 'count':
          return ja ? `${speaker.cards(tree.of as Cards)}の数` : `the number of ${speaker.cards(tree.of as Cards)}`;
        case 'stat':
        case 'sum':
          return ja
            ? `${speaker.cards(tree.of as Cards)}の${word('stat', tree.stat as string)}`
            : `the ${word('stat', tree.stat as string)} of ${speaker.cards(tree.of as Cards)}`;
        case 'add':
        case 'subtract':
        case 'multiply':
        case 'divide':
        case 'min':
        case 'max': {
          const [a, b] = tree.of as readonly [Amount, Amount];
          return `(${speaker.amount(a)} ${signs[tree.value]} ${speaker.amount(b)})`;
        }
        default:
          return word('amount', tree.value);
      }
    },
    test(tree: Test): string {
      switch (tree.test) {
        case 'all':
        case 'any':
          return (tree.of as readonly Test[])
            .map((part) => speaker.test(part))
            .join(tree.test === 'all' ? (ja ? 'かつ' : ' and ') : ja ? 'または' : ' or ');
        case 'not':
          return ja ? `「${speaker.test(tree.of as Test)}」でない` : `not ${speaker.test(tree.of as Test)}`;
        case 'compare':
          return `${speaker.amount(tree.a as Amount)} ${String(tree.is)} ${speaker.amount(tree.b as Amount)}${ja ? 'の' : ''}`;
        case 'some':
          return ja ? `${speaker.cards(tree.of as Cards)}がある` : `there are ${speaker.cards(tree.of as Cards)}`;
        default:
          return word('test', tree.test);
      }
    },
    clauses(clauses: readonly Clause[]): string {
      const parts = clauses.map((clause) => {
        const verb = engine.verbs.get(clause.do);
        if (!verb) return word('clause', clause.do);
        if (!ja) return verb.en(clause as never, speaker);
        const { before, plain } = verb.ja(clause as never, speaker);
        return before + plain;
      });
      return ja ? `${parts.join('。')}。` : `${parts.join('; ')}.`;
    },
  };
  return speaker;
}
