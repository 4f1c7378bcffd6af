import { type CoreState, refresh } from '@rulechart/core';
import { type Case, type Examination, holds, Violation } from './subject.ts';

/** What is offered is what the rules allow: asked of the rules alone, over all operands. */
export function legality<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  const { effort } = x;
  const enoughPoints = (effort.points ?? 2000) * x.factor;
  const enoughChecks = (effort.checks ?? 2_000_000) * x.factor;
  const describe = (d: number): string => JSON.stringify(game.decode(d));
  return [
    {
      name: 'legality: the menu is what the rules allow, over every operand',
      run: () => {
        let checks = 0;
        const points = x.points(enoughPoints, 7, (s, { menu, n, where }) => {
          const offered = new Set<number>(menu.subarray(0, n));
          if (offered.size !== n) throw new Violation(`${where}: a decision is offered twice`);
          const at = game.point(s);
          if (!at) return;
          for (const type of at.types) {
            for (const d of game.domain(s, type)) {
              checks++;
              const legal = game.explain(s, at.seat, d).length === 0;
              if (legal === offered.has(d)) continue;
              throw new Violation(
                `${where}: ${describe(d)} is ${legal ? 'legal by the rules, but not offered' : 'offered, but not legal by the rules'}`,
              );
            }
          }
          for (const d of offered) {
            const { type } = game.decode(d);
            holds(
              `${where}: ${describe(d)} is offered, but the chart does not accept ${type}`,
              at.types.includes(type),
            );
          }
        });
        holds(`only ${points} resting points were reached, not ${enoughPoints}`, points >= enoughPoints);
        // Small games have small domains: go on, at more points, until enough was asked.
        let every = 1;
        while (checks < enoughChecks && every < 40) {
          x.points(enoughPoints, every++, (s, { menu, n, where }) => {
            if (checks >= enoughChecks) return;
            const offered = new Set<number>(menu.subarray(0, n));
            for (const type of game.decisionTypes) {
              for (const d of game.domain(s, type)) {
                checks++;
                if ((game.explain(s, s.decider, d).length === 0) === offered.has(d)) continue;
                throw new Violation(`${where}: menu and rules disagree on ${describe(d)}`);
              }
            }
          });
        }
        holds(`only ${checks} checks were made, not ${enoughChecks}`, checks >= enoughChecks);
      },
    },
    {
      name: 'legality: asking changes nothing',
      run: () => {
        x.points(400 * x.factor, 5, (s, { where }) => {
          refresh(game.engine, s);
          const before = game.fork(s);
          const out = new Int32Array(8192);
          game.legal(s, out);
          for (const type of game.decisionTypes) {
            let i = 0;
            for (const d of game.domain(s, type)) if (i++ % 13 === 0) game.explain(s, s.decider, d);
          }
          game.question(s);
          game.view(s, 0);
          game.toJSON(s);
          if (before.bytes.some((byte, i) => byte !== s.bytes[i]))
            throw new Violation(`${where}: looking changed the state`);
        });
      },
    },
  ];
}
