import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as Compiler from '../../src/chart/compile.ts';
import { loadMutant } from '../mutant.ts';
import { equivalence } from './equivalence.ts';

const from = fileURLToPath(new URL('../../src/chart', import.meta.url));

/** Mistakes a compiler of statecharts could make; the equivalence has to notice each of them. */
const mutants: Record<string, { file: string; replace: string; by: string }> = {
  'exit in document order': {
    file: 'microstep.ts',
    replace: 'for (const node of [...nodes].sort(inReverse))',
    by: 'for (const node of [...nodes].sort(inOrder))',
  },
  'enter in reverse document order': {
    file: 'microstep.ts',
    replace: 'for (const node of [...entered].sort(inOrder))',
    by: 'for (const node of [...entered].sort(inReverse))',
  },
  'transition actions before exit actions': {
    file: 'microstep.ts',
    replace: `  recorder.exit(new Set(taken.flatMap((transition) => [...exitSet(transition, from.nodes)])));
  for (const { actions, source } of taken) recorder.run(actions, source);`,
    by: `  for (const { actions, source } of taken) recorder.run(actions, source);
  recorder.exit(new Set(taken.flatMap((transition) => [...exitSet(transition, from.nodes)])));`,
  },
  'always from the root inwards': {
    file: 'select.ts',
    replace: '[innermost, ...properAncestors(innermost, null)].flatMap',
    by: '[innermost, ...properAncestors(innermost, null)].reverse().flatMap',
  },
  'always of the innermost state only': {
    file: 'select.ts',
    replace: '[innermost, ...properAncestors(innermost, null)].flatMap',
    by: '[innermost].flatMap',
  },
  'events go to the outer state first': {
    file: 'select.ts',
    replace: 'return within(only, (offered) => (offered ? then(offered) : own(node, then)));',
    by: 'return own(node, (offered) => (offered ? then(offered) : within(only, then)));',
  },
  'first region only': {
    file: 'select.ts',
    replace: 'region(index + 1, offered ? [...found, ...offered] : found)',
    by: 'offered ? then(offered) : region(index + 1, found)',
  },
  'wildcards before exact descriptors': {
    file: 'select.ts',
    replace: 'return [...(node.on.get(event) ?? []), ...wildcards];',
    by: 'return [...wildcards, ...(node.on.get(event) ?? [])];',
  },
  'short wildcards first': {
    file: 'select.ts',
    replace: '.sort((a, b) => b.length - a.length)',
    by: '.sort((a, b) => a.length - b.length)',
  },
  'queue last in, first out': {
    file: 'run.ts',
    replace: `          pc = internal[(code[pc + 1] as number) * internalCount + (queue[head] as number)] as number;`,
    by: `          const last = [queue[end - 2], queue[end - 1]] as [number, number];
          queue.copyWithin(head + 2, head, end - 2);
          queue.set(last, head);
          pc = internal[(code[pc + 1] as number) * internalCount + (queue[head] as number)] as number;`,
  },
  'raised data never arrives': {
    file: 'run.ts',
    replace: 'd = queue[head + 1] as number;',
    by: '',
  },
  'one step too many': {
    file: 'run.ts',
    replace: 'if (++steps > maxSteps)',
    by: 'if (steps++ > maxSteps)',
  },
  'every transition re-enters': {
    file: 'microstep.ts',
    replace: 'if (!reenter && targets.every',
    by: 'if (targets.length === 0 && targets.every',
  },
  'reenter is ignored': {
    file: 'microstep.ts',
    replace: 'if (!reenter && targets.every',
    by: 'if (targets.every',
  },
  'initial actions also on targeted entry': {
    file: 'microstep.ts',
    replace: 'if (byDefault.has(node)) this.run(node.initialActions, node);',
    by: 'this.run(node.initialActions, node);',
  },
  'no initial actions': {
    file: 'microstep.ts',
    replace: 'if (byDefault.has(node)) this.run(node.initialActions, node);',
    by: '',
  },
  'sibling regions run their initial actions': {
    file: 'microstep.ts',
    replace: `        entered.add(region);
        addDescendants(region);`,
    by: '        enterByDefault(region);',
  },
  'sibling regions stay out': {
    file: 'microstep.ts',
    replace: "if (ancestor.type !== 'parallel') continue;",
    by: 'continue;',
  },
  'the outer source wins a conflict': {
    file: 'microstep.ts',
    replace: 'isDescendant(transition.source, rival.source)',
    by: 'isDescendant(rival.source, transition.source)',
  },
  'conflicts stay': {
    file: 'microstep.ts',
    replace: 'for (const rival of rivals) kept.delete(rival);',
    by: '',
  },
  'no exit actions at the end': {
    file: 'microstep.ts',
    replace: 'for (const node of after) recorder.run(node.exit, node);',
    by: '',
  },
  'the chart ends with any final state': {
    file: 'microstep.ts',
    replace: 'if (outer === null) this.done = true;',
    by: 'this.done = true;',
  },
  'no done event for regions': {
    file: 'microstep.ts',
    replace: 'this.raised.push({ event: doneEvent(outer), d: 0 });',
    by: '',
  },
  'one finished region finishes all': {
    file: 'microstep.ts',
    replace: 'node.children.every((child) => isFinished(child, active))',
    by: 'node.children.some((child) => isFinished(child, active))',
  },
  'steps that change nothing go on': {
    file: 'microstep.ts',
    replace: 'changed: !same || actions.length > 0',
    by: 'changed: true',
  },
  'a step without a change of state counts as none': {
    file: 'microstep.ts',
    replace: 'changed: !same || actions.length > 0',
    by: 'changed: !same',
  },
  'no look at always after a raised event': {
    file: 'emit.ts',
    replace: 'else this.goTo(configuration, true, left);',
    by: 'else this.goTo(configuration, false, left);',
  },
  'the queue is thought longer than it is': {
    file: 'queued.ts',
    replace: 'known: known.slice(1), more',
    by: 'known, more',
  },
  'a forbidden transition counts as accepted': {
    file: 'emit.ts',
    replace: 'targets.length > 0 || actions.length > 0;',
    by: 'targets.length >= 0 || actions.length > 0;',
  },
  'configurations keyed by sorted states': {
    file: 'configurations.ts',
    replace: 'nodes.map((node) => node.order).join()',
    by: 'nodes.map((node) => node.order).sort((a, b) => a - b).join()',
  },
  'and as or': {
    file: 'guards.ts',
    replace: 'branch(part, rest, no), yes)',
    by: 'branch(part, yes, rest), no)',
  },
  'not is ignored': {
    file: 'guards.ts',
    replace: 'return branch(guard.of, no, yes);',
    by: 'return branch(guard.of, yes, no);',
  },
  'stateIn never holds': {
    file: 'guards.ts',
    replace: '? yes : no;',
    by: '? no : no;',
  },
  'params are dropped': {
    file: 'registry.ts',
    replace: '(s, d) => implementation(s, d, params)',
    by: '(s, d) => implementation(s, d)',
  },
  'params do not tell functions apart': {
    file: 'registry.ts',
    replace: 'JSON.stringify(params)',
    by: "''",
  },
};

describe('a compiler is found out that has', () => {
  test.each(Object.entries(mutants))('%s', { timeout: 60_000 }, async (_, change) => {
    const { compileChart } = await loadMutant<typeof Compiler>({ from, entry: 'compile.ts', ...change });
    const outcome = fc.check(equivalence(compileChart), {
      numRuns: 2_000,
      seed: 7,
      endOnFailure: true,
      maxSkipsPerRun: 10,
    });

    expect(outcome.failed).toBe(true);
    if (process.env['TALLY']) console.log(outcome.numRuns, String(outcome.errorInstance).slice(0, 150));
  });
});
