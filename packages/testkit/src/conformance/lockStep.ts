import { type Chart, type CoreState, type Game, questionImplementation, xstateImplementation } from '@rulechart/core';
import { type AnyActor, type AnyStateMachine, createActor } from 'xstate';
import { playOut } from '../playing.ts';
import { type Case, type Examination, holds, sameBytes, Violation } from './subject.ts';

/** A game of the same rules whose chart is an XState actor: nothing compiled takes part in its steps. */
export interface ActorGame<S extends CoreState> {
  readonly game: Game<S>;
  /** Starts an actor on a fresh game. */
  create(...given: Parameters<Game<S>['create']>): S;
  /** Stops the actor. */
  stop(): void;
}

/**
 * Lets an XState actor on the rule set's own machine play instead of the compiled tables. The named functions are the
 * same; who calls them, and when, is XState. One game at a time.
 */
export function actorGame<S extends CoreState>(game: Game<S>): ActorGame<S> {
  const { engine } = game;
  const chart = engine.chart as { -readonly [K in keyof Chart<S>]: Chart<S>[K] };
  const asking = questionImplementation(engine);
  const own = engine.rules.implementation(engine);
  const implementation = {
    actions: { ...asking.actions, ...own.actions },
    guards: { ...asking.guards, ...own.guards },
  };
  const machine = (engine.rules.machine as AnyStateMachine).provide(
    xstateImplementation(implementation as never) as never,
  );
  const byPath = new Map(chart.configurations.map(({ id, path }) => [[...path].sort().join(' | '), id]));
  let actor: AnyActor | undefined;
  const rest = (s: S): void => {
    const { _nodes: nodes } = (actor as AnyActor).getSnapshot() as { _nodes: readonly { id: string }[] };
    const path = nodes
      .map(({ id }) => id)
      .sort()
      .join(' | ');
    const id = byPath.get(path);
    if (id === undefined) throw new Violation(`the actor rests where the compiled chart has no configuration: ${path}`);
    s.configuration = id;
  };
  chart.start = (s) => {
    actor?.stop();
    const created = createActor(machine, { input: { game: s } } as never) as unknown as AnyActor;
    actor = created;
    created.start();
    rest(s);
  };
  chart.send = (s, event, d) => {
    actor?.send({ type: chart.events[event] as string, d } as never);
    rest(s);
    return true;
  };
  return { game, create: (...given) => game.create(...given), stop: () => void actor?.stop() };
}

/** One chart, two executors. */
export function lockStep<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const steps = (x.effort.steps ?? 10_000) * x.factor;
  return [
    {
      name: 'lock-step: the compiled chart does what an XState actor does, on every byte',
      run: () => {
        const { game } = x;
        const oracle = actorGame(x.again());
        let done = 0;
        for (let seed = 1; done < steps && seed <= 2000; seed++) {
          let other: S | undefined;
          let last = 0;
          playOut(game, x.setup(seed), seed, {
            watch: (s, decision) => {
              other ??= oracle.create(x.setup(seed), seed, s.sizeClass);
              if (last !== 0 || s.ply > 0) oracle.game.apply(other, last);
              sameBytes(game, `seed ${seed}, decision ${s.ply}`, s, other);
              last = decision;
              done++;
            },
          });
        }
        oracle.stop();
        holds(`only ${done} steps, not ${steps}`, done >= steps);
      },
    },
  ];
}
