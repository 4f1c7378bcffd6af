import { expert } from './names.ts';
import { performing } from './performing.ts';
import { window } from './window.ts';

/** A summon or set that uses no chain: tributes are paid, it may be negated, it succeeds, and then it may be answered. */
export const summoning = () =>
  expert.createStateConfig({
    meta: { rule: 'summon/normal' },
    initial: 'paying',
    states: {
      paying: { ...performing('payForSummon'), onDone: 'declared' },
      declared: {
        always: [
          { guard: 'summonCanBeNegated', target: 'negation', actions: 'offerNegation' },
          { target: 'succeeding' },
        ],
      },
      negation: { ...window(), onDone: [{ guard: 'summonIsNegated', target: 'over' }, { target: 'succeeding' }] },
      succeeding: { ...performing('completeSummon'), onDone: 'answered' },
      answered: { ...window(), onDone: 'over' },
      over: { type: 'final' },
    },
  });
