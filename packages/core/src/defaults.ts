import type { Engine } from './engine.ts';
import { coreVoice } from './refusal.ts';
import type { EffectPassages, RuleSet, Sentence, Speaker, Visible } from './ruleset.ts';
import { type CoreState, seatName } from './state.ts';
import type { Who, Words } from './tree.ts';

type Defaulted =
  | 'version'
  | 'layout'
  | 'events'
  | 'happenings'
  | 'reasons'
  | 'stats'
  | 'operations'
  | 'base'
  | 'verbs'
  | 'vocabulary'
  | 'kinds'
  | 'ruleChecks'
  | 'passages'
  | 'rulebook'
  | 'voice'
  | 'speak'
  | 'checkDeck'
  | 'tokens';

/** A rule set with nothing left out. */
export type WholeRuleSet<S extends CoreState> = RuleSet<S> &
  Required<Pick<RuleSet<S>, Defaulted>> & { readonly visible: Visible };

const card = 'table/card';
const cardPassages: EffectPassages = {
  zone: card,
  condition: card,
  limit: card,
  cost: card,
  target: card,
  idle: card,
  responds: card,
  trigger: card,
};

/** Fills in what a rule set leaves out: a small game needs to say only what is its own. */
export function whole<S extends CoreState>(rules: RuleSet<S>): WholeRuleSet<S> {
  return {
    version: '0',
    layout: {},
    events: [],
    happenings: {},
    reasons: {},
    stats: {},
    operations: [],
    base: () => {},
    verbs: [],
    vocabulary: {},
    kinds: ['effect'],
    ruleChecks: [],
    passages: cardPassages,
    rulebook: {},
    speak: plainSpeakers,
    checkDeck: () => [],
    tokens: 0,
    ...rules,
    voice: { ja: { ...coreVoice.ja, ...rules.voice?.ja }, en: { ...coreVoice.en, ...rules.voice?.en } },
    visible: { scalars: [], cardColumns: [], knownCardColumns: [], tables: [], ...rules.visible },
  };
}

const persons: Readonly<Record<Who, Words>> = {
  you: { ja: '自分', en: 'you' },
  opponent: { ja: '相手', en: 'your opponent' },
  each: { ja: 'お互い', en: 'each player' },
  either: { ja: 'どちらか', en: 'either player' },
  turnPlayer: { ja: 'ターンプレイヤー', en: 'the turn player' },
  controller: { ja: 'コントローラー', en: 'its controller' },
  owner: { ja: '持ち主', en: 'its owner' },
};

/** Says names; trees it writes out as they stand. For games whose cards say little. */
export function plainSpeakers<S extends CoreState>(engine: Engine<S>): { readonly ja: Speaker; readonly en: Speaker } {
  const speaker = (lang: 'ja' | 'en'): Speaker => {
    const { rules, verbs, zones, zoneSpecs, byKey } = engine;
    const spelled = (tree: unknown): string => (typeof tree === 'object' ? JSON.stringify(tree) : String(tree));
    const speak: Speaker = {
      cards: spelled,
      amount: spelled,
      test: spelled,
      who: (who) => persons[who][lang],
      zone: (zone) => zoneSpecs[zones.id(zone)]?.name[lang] ?? zone,
      card: (name) => byKey.get(name)?.tree.name[lang] ?? name,
      clauses: (clauses) => {
        const said = clauses.map((clause) => {
          const said = verbs.get(clause.do)?.[lang](clause as never, speak) ?? spelled(clause);
          return typeof said === 'string' ? said : sentence(said);
        });
        return lang === 'ja' ? said.map((text) => `${text}。`).join('') : said.join('; ');
      },
      counted: (count, of) => `${spelled(count)} ${spelled(of)}`,
      word(kind, id) {
        if (kind === 'seat') return seatName(Number(id));
        const words = rules.words?.[kind];
        const last = id.slice(id.lastIndexOf('.') + 1);
        return (words?.[id] ?? words?.[last])?.[lang] ?? last;
      },
    };
    return speak;
  };
  return { ja: speaker('ja'), en: speaker('en') };
}

const sentence = ({ before, plain }: Sentence): string => before + plain;
