import { bind, isBound } from './bindings.ts';
import { CardList } from './context.ts';
import { type DecisionType, operand, typeOf } from './decision.ts';
import type { Engine } from './engine.ts';
import { Asking, holderOfQuestion } from './question.ts';
import { runRule } from './records.ts';
import type { Operands, Rule } from './refusal.ts';
import { type CoreState, opponentOf } from './state.ts';
import { operandOf } from './stock.ts';
import { beginTurn } from './turn.ts';
import { run } from './vm.ts';

/** Names of the decisions that answer questions of programs; every rule set has them, its chart accepts them where it asks. */
export const answers = ['pick', 'done', 'choose', 'answer', 'order', 'number', 'place'] as const;

/** The decision types that answer a question of a running program. */
export function questionDecisions<S extends CoreState>(
  engine: Engine<S>,
): Record<(typeof answers)[number], DecisionType<S>> {
  const asking = new Asking<S>(engine);
  const open = new CardList();
  const reading = <T>(s: S, look: (asking: Asking<S>) => T, otherwise: T): T => {
    const c = engine.borrow();
    const result = asking.read(s, c) ? look(asking) : otherwise;
    engine.giveBack();
    return result;
  };
  const asks = (kind: string): Rule<S> => ({
    code: 'other-question',
    rule: 'table/question',
    holds: (s) => asking.kind(s) === kind,
    facts: (s) => ({ kind: asking.kind(s) ?? 'none' }),
  });
  const candidate: Rule<S> = {
    code: 'not-a-candidate',
    rule: 'table/question',
    needs: ['other-question'],
    holds: (s, _, card) => reading(s, ({ candidates }) => candidates.has(card), false),
    facts: (_, __, card) => ({ card }),
  };
  const fresh: Rule<S> = {
    code: 'already-picked',
    rule: 'table/question',
    needs: ['other-question'],
    holds: (s, _, card) => reading(s, ({ picked }) => !picked.has(card), false),
    facts: (_, __, card) => ({ card }),
  };
  const completes: Rule<S> = {
    code: 'cannot-be-completed',
    rule: 'table/question',
    needs: ['other-question', 'not-a-candidate', 'already-picked'],
    holds: (s, _, card) =>
      reading(
        s,
        ({ question, picked, candidates, min, max }) => {
          picked.push(card);
          const can = question?.completable?.(s, picked, candidates, min, max) ?? true;
          picked.length -= 1;
          return can;
        },
        false,
      ),
    facts: (_, __, card) => ({ card }),
  };
  const offerCandidates =
    (kind: string): DecisionType<S>['candidates'] =>
    (s, _, offer) => {
      if (asking.kind(s) !== kind) return;
      const found = reading(s, ({ candidates }) => candidates.at.slice(0, candidates.length), null);
      if (found) for (const card of found) offer(card);
    };
  return {
    pick: {
      operands: { card: 'entity' },
      // Exact: read once, then asked the same as the rules below ask of each.
      exact: true,
      candidates: (s, _, offer) => {
        if (asking.kind(s) !== 'pick') return;
        const c = engine.borrow();
        if (asking.read(s, c) && asking.question !== null) {
          const { question, picked, candidates, min, max } = asking;
          open.length = 0;
          for (let i = 0; i < candidates.length; i++)
            if (!picked.has(candidates.at[i]) && !open.has(candidates.at[i])) open.push(candidates.at[i]);
          for (let i = 0; i < open.length; i++) {
            picked.push(open.at[i]);
            const can = question.completable?.(s, picked, candidates, min, max) ?? true;
            picked.length -= 1;
            if (can) offer(open.at[i]);
          }
        }
        engine.giveBack();
      },
      rules: [asks('pick'), candidate, fresh, completes],
    },
    done: {
      operands: {},
      candidates: (s, _, offer) => {
        if (asking.kind(s) === 'pick') offer();
      },
      rules: [
        asks('pick'),
        {
          code: 'more-to-pick',
          rule: 'table/question',
          needs: ['other-question'],
          holds: (s) =>
            reading(
              s,
              ({ question, picked, min, max }) => max === 0 || (question?.satisfied?.(s, picked, min) ?? true),
              false,
            ),
          facts: (s) => reading(s, ({ picked, min }) => ({ picked: picked.length, min }), { picked: 0, min: 0 }),
        },
      ],
    },
    choose: {
      operands: { option: 'option' },
      candidates: (s, _, offer) => {
        if (asking.kind(s) !== 'option') return;
        const n = reading(s, ({ question }) => question?.options?.length ?? 0, 0);
        for (let i = 0; i < n; i++) offer(i);
      },
      rules: [
        asks('option'),
        {
          code: 'no-such-option',
          rule: 'table/question',
          needs: ['other-question'],
          holds: (s, _, option) => {
            const c = engine.borrow();
            asking.read(s, c);
            const legal = asking.question?.options?.[option]?.possible(s, c, c.source) ?? false;
            engine.giveBack();
            return legal;
          },
          facts: (_, __, option) => ({ option }),
        },
      ],
    },
    answer: {
      operands: { yes: 'flag' },
      candidates: (s, _, offer) => {
        if (asking.kind(s) !== 'yes or no') return;
        offer(1);
        offer(0);
      },
      rules: [asks('yes or no')],
    },
    order: {
      operands: { card: 'entity' },
      candidates: offerCandidates('order'),
      rules: [asks('order'), candidate, fresh],
    },
    number: {
      operands: { number: 'number' },
      candidates: (s, _, offer) => {
        if (asking.kind(s) !== 'number') return;
        const [low, high] = reading(s, ({ min, max }) => [min, max], [1, 0]) as [number, number];
        for (let n = low; n <= high; n++) offer(n);
      },
      rules: [
        asks('number'),
        {
          code: 'out-of-range',
          rule: 'table/question',
          needs: ['other-question'],
          holds: (s, _, n) => reading(s, ({ min, max }) => n >= min && n <= max, false),
          facts: (s) => reading(s, ({ min, max }) => ({ min, max }), { min: 0, max: 0 }),
        },
      ],
    },
    place: {
      operands: { place: 'place' },
      candidates: (s, _, offer) => {
        if (asking.kind(s) !== 'place') return;
        const [low, high] = reading(s, ({ min, max }) => [min, max], [1, 0]) as [number, number];
        for (let n = low; n <= high; n++) offer(n);
      },
      rules: [
        asks('place'),
        {
          code: 'out-of-range',
          rule: 'table/question',
          needs: ['other-question'],
          holds: (s, _, n) => reading(s, ({ min, max }) => n >= min && n <= max, false),
          facts: (s) => reading(s, ({ min, max }) => ({ min, max }), { min: 0, max: 0 }),
        },
        {
          code: 'place-taken',
          rule: 'table/question',
          needs: ['other-question', 'out-of-range'],
          holds: (s, _, place) => {
            const c = engine.borrow();
            const is = !asking.read(s, c) || (asking.question?.open?.(s, c, place) ?? true);
            engine.giveBack();
            return is;
          },
          facts: (_, __, place) => ({ place }),
        },
      ],
    },
  };
}

/** What any chart may call: `answer`, `resume`, `run`, `beginTurn`, `askOther`; `isAsking`, `isOver`. */
export function questionImplementation<S extends CoreState>(engine: Engine<S>) {
  const asking = new Asking<S>(engine);
  return {
    actions: {
      /** Takes an answer; when the question is answered in full, the program goes on. */
      answer(s: S, d: number): void {
        const codec = engine.codecs[d & 63];
        if (!codec) return;
        const value = operand(codec, d, 0);
        const f = s.frameCount - 1;
        const c = engine.borrow();
        asking.read(s, c);
        engine.giveBack();
        const { question, picked, max } = asking;
        if (!question) throw new Error(`an answer (${codec.name}) to no question`);
        switch (codec.name) {
          case 'pick':
          case 'order': {
            // The question's own name decides who keeps the answer: choices belong to the activation, a verb's pick to this run.
            const holder = holderOfQuestion(s, f, question.verb === 'choose' || question.kind === 'order');
            if (!isBound(s, holder, question.name, value)) bind(engine, s, holder, question.name, value);
            if (picked.length + 1 < max) return;
            break;
          }
          case 'done':
            break;
          default:
            s.frame.answer[f] = value;
        }
        s.frame.asked[f] = 2;
        run(engine, s);
      },
      /** Runs what is on the stack, unless somebody is being asked. */
      resume(s: S): void {
        if (s.waiting === 0) run(engine, s);
      },
      /** Runs a program of the rules for whoever decides; the card the decision names is the one that says it. */
      run(s: S, d: number, { program }: { readonly program: string }): void {
        const named = engine.codecs[typeOf(d)]?.operands[0]?.kind === 'entity';
        runRule(engine, s, program, s.decider, named ? operandOf(engine, d) : 0);
        run(engine, s);
      },
      /** A turn of whoever decides begins. */
      beginTurn(s: S): void {
        beginTurn(engine, s, s.decider);
      },
      /** It is for the other seat to decide. */
      askOther(s: S): void {
        s.decider = opponentOf(s.decider);
      },
    },
    guards: {
      /** Whether a program waits for an answer. */
      isAsking: (s: S): boolean => s.waiting === 1,
      /** Whether the game is decided. */
      isOver: (s: S): boolean => s.result !== 0,
    },
  };
}

export type { Operands };
