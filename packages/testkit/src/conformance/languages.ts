import { type Clause, type CoreState, connectives, type Sentence, type Words } from '@rulechart/core';
import { japanese } from './refusals.ts';
import { type Case, type Examination, holds } from './subject.ts';

/** Every clause in a tree, however deep it stands. */
function* clausesIn(tree: unknown): Generator<Clause> {
  if (typeof tree !== 'object' || tree === null) return;
  if (typeof (tree as { do?: unknown }).do === 'string') yield tree as Clause;
  for (const value of Object.values(tree)) yield* clausesIn(value);
}

/** Whatever a person reads is there in both languages. */
export function languages<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  const { engine, rules } = game;
  const both = (what: string, words: Words | undefined): void => {
    holds(`${what} lacks its Japanese name`, typeof words?.ja === 'string' && words.ja !== '');
    holds(`${what} lacks its English name`, typeof words?.en === 'string' && words.en !== '');
  };
  return [
    {
      name: 'languages: every verb speaks both',
      run: () => {
        const said = new Set<string>();
        const trees = [...x.subject.cards.map((card) => card.effects), rules.programs ?? {}];
        for (const clause of trees.flatMap((tree) => [...clausesIn(tree)])) {
          if (connectives.includes(clause.do as never)) continue;
          const verb = engine.verbs.get(clause.do);
          if (!verb) continue;
          said.add(verb.name);
          holds(`the verb "${verb.name}" has no Japanese`, typeof verb.ja === 'function');
          holds(`the verb "${verb.name}" has no English`, typeof verb.en === 'function');
          const sentence: Sentence = verb.ja(clause as never, engine.speakers.ja);
          for (const form of ['plain', 'lean', 'te'] as const) {
            const text = `${sentence?.before ?? ''}${sentence?.[form] ?? ''}`;
            holds(`the verb "${verb.name}" says nothing in Japanese (${form}: ${text})`, japanese.test(text));
            holds(`the verb "${verb.name}" says ${text}`, !/undefined|\[object/.test(text));
          }
          const en = verb.en(clause as never, engine.speakers.en);
          holds(
            `the verb "${verb.name}" says nothing in English (${en})`,
            /[a-z]/i.test(en) && !/undefined|\[object/.test(en),
          );
        }
        for (const verb of rules.verbs)
          if (!said.has(verb.name)) {
            holds(`the verb "${verb.name}" has no Japanese`, typeof verb.ja === 'function');
            holds(`the verb "${verb.name}" has no English`, typeof verb.en === 'function');
          }
      },
    },
    {
      name: 'languages: zones, reasons, passages, labels and cards have both names',
      run: () => {
        for (const [id, { name }] of Object.entries(rules.zones)) both(`zone "${id}"`, name);
        for (const [id, words] of Object.entries(rules.reasons)) both(`reason "${id}"`, words);
        for (const [id, { title }] of Object.entries(rules.rulebook)) both(`passage "${id}"`, title);
        for (const card of x.subject.cards) {
          both(`card "${card.key}"`, card.name);
          for (const clause of clausesIn(card.effects)) {
            const options = clause['options'];
            if (Array.isArray(options))
              for (const { label } of options) both(`an option of "${card.key}"`, label as Words);
          }
        }
      },
    },
  ];
}
