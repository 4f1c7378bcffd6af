import { type CoreState, createGame, type RuleSet, type Verb } from '@rulechart/core';
import { playOut } from '../playing.ts';
import { type Case, type Examination, holds, Violation } from './subject.ts';

/** Games end, every question is asked by a frame, and verbs only mean what the engine then does. */
export function termination<S extends CoreState>(x: Examination<S>): readonly Case[] {
  return [
    {
      name: 'termination: random games end',
      run: () => {
        for (let seed = 1; seed <= x.games * 3; seed++) {
          const { over, decisions } = playOut(x.game, x.setup(seed), seed);
          holds(`seed ${seed}: not over after ${decisions.length} decisions`, over);
        }
      },
    },
    {
      name: 'questions: every question is asked by a frame',
      run: () => {
        const { game } = x;
        const asking = new Set(['pick', 'done', 'choose', 'answer', 'order', 'number', 'place']);
        const look = (s: S, where: string): void => {
          const point = game.point(s);
          const question = game.question(s);
          const accepts = point?.types.some((type) => asking.has(type)) ?? false;
          if (s.waiting === 1 || accepts) {
            holds(`${where}: something is asked (${point?.path.at(-1)}), but no frame asks it`, question !== null);
            holds(`${where}: a frame asks, but the chart accepts no answer`, accepts);
          }
          if (question && point)
            holds(`${where}: seat ${question.seat} is asked, ${point.seat} decides`, question.seat === point.seat);
          holds(`${where}: events lie uncollected`, s.eventCount === 0);
          if (s.frameCount === 0) holds(`${where}: intents are left over`, s.intentCount === 0);
        };
        for (let seed = 1; seed <= x.games; seed++) {
          playOut(game, x.setup(seed), seed, { arrive: (s, ply) => look(s, `seed ${seed}, decision ${ply}`) });
        }
      },
    },
    {
      name: 'verbs: a deed only means to, in one group; it moves nothing itself',
      run: () => {
        const watched = watchingDeeds(x.subject.rules);
        const game = createGame(watched, x.subject.cards);
        for (let seed = 1; seed <= x.games; seed++) playOut(game, x.setup(seed), seed);
      },
    },
  ];
}

/** The rule set with every deed watched: it may write intents, nothing else. */
function watchingDeeds<S extends CoreState>(rules: RuleSet<S>): RuleSet<S> {
  const verbs = (rules.verbs ?? []).map((verb) => {
    const { deed: make } = verb;
    // A word that stands for clauses has no deed of its own.
    return make ? { ...verb, deed: watched(verb.name, make) } : verb;
  });
  return { ...rules, verbs };
}

type MakeDeed<S extends CoreState> = NonNullable<Verb<S>['deed']>;

function watched<S extends CoreState>(name: string, make: MakeDeed<S>): MakeDeed<S> {
  return (args, compiler) => {
    const deed = make(args, compiler);
    const { layout } = compiler.engine;
    type Columns = Record<string, Record<string, { readonly length: number; [row: number]: number }>>;
    const tables = Object.entries(layout.spec.tables).filter(([table]) => table !== 'intent');
    const scalars = layout.spec.scalars.filter((scalar) => scalar !== 'intentCount');
    let before: S | undefined;
    return (s: S, c: Parameters<typeof deed>[1]) => {
      if (before?.sizeClass !== s.sizeClass) before = layout.create(s.sizeClass);
      const was = before as S;
      layout.copy(s, was);
      deed(s, c);
      const complain = (where: string): never => {
        throw new Violation(
          `the deed of "${name}" changes ${where} itself; it writes intents, and what happens several times is repeated in the tree`,
        );
      };
      for (const scalar of scalars)
        if ((s as Record<string, unknown>)[scalar] !== (was as Record<string, unknown>)[scalar]) complain(scalar);
      for (const [table, { columns }] of tables) {
        for (const column of Object.keys(columns)) {
          const [now, then] = [
            (s as unknown as Columns)[table]?.[column],
            (was as unknown as Columns)[table]?.[column],
          ];
          if (now && then)
            for (let i = 0; i < now.length; i++) if (now[i] !== then[i]) complain(`${table}.${column}[${i}]`);
        }
      }
    };
  };
}
