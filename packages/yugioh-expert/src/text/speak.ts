import type { Clause, Engine, Speaker, Words } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { english } from './english/index.ts';
import { japanese } from './japanese/index.ts';
import {
  counterWords,
  decisionWords,
  eventWords,
  periodWords,
  phaseWords,
  positionWords,
  questionWords,
  stateWords,
  stepOf,
  untilWords,
  valueWords,
} from './words.ts';

type Lang = 'ja' | 'en';

/** Words beside trees: decisions, questions, counters, states of the chart; conditions, costs and targets by `effect.number`. */
function word(engine: Engine<Duel>, speaker: ReturnType<typeof japanese> | ReturnType<typeof english>, lang: Lang) {
  const tables: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
    decision: decisionWords,
    question: questionWords,
    counter: counterWords,
    phase: phaseWords,
    period: periodWords,
    value: valueWords,
    position: positionWords,
    event: eventWords,
    until: untilWords,
  };
  return (kind: string, id: string): string => {
    if (kind === 'state') return stateName(id, lang);
    const [effect = '0', at = '0'] = id.split('.');
    const tree = engine.effects[Number(effect)]?.tree;
    const clauses = (list: readonly Clause[] | undefined): string =>
      speaker.sentences(list ?? []).replace(/[。.]$/u, '');
    switch (kind) {
      case 'condition': {
        const condition = tree?.if?.[Number(at)];
        return condition ? speaker.condition(condition) : id;
      }
      case 'answers':
        return tree?.respondsTo ? speaker.condition(tree.respondsTo) : id;
      case 'cost':
        return clauses(tree?.cost?.slice(Number(at), Number(at) + 1));
      case 'target':
        return clauses(tree?.targets?.slice(Number(at), Number(at) + 1));
      case 'effect':
        return clauses(tree?.does);
      default:
        return tables[kind]?.[id]?.[lang] ?? id;
    }
  };
}

/** A state of the chart, by its phase and, where it has one, its step. */
function stateName(id: string, lang: Lang): string {
  const parts = id.split('.');
  const phase = parts.find((part) => part in phaseWords);
  const step = parts.map((part) => stepOf[part]).find((words) => words !== undefined);
  // Between two turns there is no phase.
  if (!phase) return parts.map((part) => (part === 'turn' ? undefined : stateWords[part])).find(Boolean)?.[lang] ?? id;
  const name = (phaseWords[phase] as Words)[lang];
  return step ? (lang === 'ja' ? `${name}・${step.ja}` : `${name}, ${step.en}`) : name;
}

/** Both speakers. */
export function speak(engine: Engine<Duel>): { ja: Speaker; en: Speaker } {
  const ja = japanese(engine);
  const en = english(engine);
  return { ja: { ...ja, word: word(engine, ja, 'ja') }, en: { ...en, word: word(engine, en, 'en') } };
}
