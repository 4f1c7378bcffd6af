import type { Engine, Speaker, Words } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { english } from './english.ts';
import { japanese } from './japanese.ts';
import {
  counterWords,
  decisionWords,
  eventWords,
  periodWords,
  phaseWords,
  positionWords,
  questionWords,
  stepOf,
  valueWords,
} from './words.ts';

type Lang = 'ja' | 'en';

/** Words beside trees: decisions, questions, counters, states of the chart, conditions and costs by `effect.number`. */
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
  };
  return (kind: string, id: string): string => {
    if (kind === 'state') return stateName(id, lang);
    if (kind !== 'condition' && kind !== 'cost') return tables[kind]?.[id]?.[lang] ?? id;
    const [effect = '0', at = '0'] = id.split('.');
    const tree = engine.effects[Number(effect)]?.tree;
    if (kind === 'condition') {
      const condition = tree?.if?.[Number(at)];
      return condition ? speaker.condition(condition) : id;
    }
    const clause = tree?.cost?.[Number(at)];
    return clause ? speaker.sentences([clause]).replace(/[。.]$/u, '') : id;
  };
}

/** A state of the chart, by its phase and, where it has one, its step. */
function stateName(id: string, lang: Lang): string {
  const parts = id.split('.');
  const phase = parts.find((part) => part in phaseWords);
  const step = parts.map((part) => stepOf[part]).find((words) => words !== undefined);
  if (!phase) return id;
  const name = (phaseWords[phase] as Words)[lang];
  return step ? (lang === 'ja' ? `${name}・${step.ja}` : `${name}, ${step.en}`) : name;
}

/** Both speakers. */
export function speak(engine: Engine<Duel>): { ja: Speaker; en: Speaker } {
  const ja = japanese(engine);
  const en = english(engine);
  return { ja: { ...ja, word: word(engine, ja, 'ja') }, en: { ...en, word: word(engine, en, 'en') } };
}
