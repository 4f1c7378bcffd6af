import {
  type Asker,
  answers,
  type CoreState,
  type Decision,
  isKnownTo,
  type JournalEntry,
  knows,
  letPass,
  randomSource,
  redact,
  redeal,
  refresh,
  seats,
  seedRandom,
  spectator,
} from '@rulechart/core';
import { type Policy, uniform } from '../playing.ts';
import { type Case, differences, type Examination, holds, Violation } from './subject.ts';

/** Everybody who may ask. */
const askers: readonly Asker[] = [...seats, spectator];

/** What an asker gets to read while a decision is carried out, and whether that one learned which card something is. */
interface Read {
  readonly log: string;
  readonly learned: boolean;
}

/** Nobody sees, reads, is told, is offered or is asked anything that depends on what is hidden from that one. */
export function secrecy<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  const { engine } = game;

  /** The same position with everything the asker does not know dealt anew. */
  const dealtAnew = (s: S, asker: Asker, seed: number): S => {
    const other = game.fork(s);
    redeal(engine, other, asker, randomSource(seed));
    refresh(engine, other);
    return other;
  };
  const viewsDiffer = (a: S, b: S, asker: Asker): string | null => {
    const [one, two] = [game.view(a, asker), game.view(b, asker)];
    for (let i = 0; i < one.words.length; i++)
      if (one.words[i] !== two.words[i]) return differences(game, one, two).slice(0, 4).join(', ') || 'padding';
    return null;
  };
  const menuOf = (s: S): readonly number[] => {
    const out = new Int32Array(8192);
    return Array.from(out.subarray(0, game.legal(s, out)));
  };
  const compareMenus = (menu: readonly number[], second: readonly number[], where: string): void => {
    const extra = menu.find((d) => !second.includes(d)) ?? second.find((d) => !menu.includes(d));
    if (extra !== undefined)
      throw new Violation(
        `${where}: whether ${JSON.stringify(game.decode(extra))} is offered depends on what is hidden`,
      );
    holds(`${where}: the order of the menu depends on what is hidden`, menu.join() === second.join());
  };
  const carryOut = (s: S, d: Decision, asker: Asker): Read => {
    const entries: JournalEntry[] = [];
    const knew = Array.from({ length: s.entities + 1 }, (_, e) => knows(s, e, asker));
    // What is shown and then shuffled away was learned as well.
    let learned = false;
    game.listen({
      note: (entry) => {
        entries.push(entry);
        // After a shuffle an id may be another card.
        if (entry.kind === 'shuffled') for (let e = 1; e <= s.entities; e++) if (!knows(s, e, asker)) knew[e] = false;
        if (entry.card && isKnownTo(entry.known ?? 0, asker) && !knew[entry.card]) learned = true;
      },
    });
    try {
      game.apply(s, d);
    } finally {
      game.listen(null);
    }
    for (let e = 1; e <= s.entities; e++) if (knows(s, e, asker) && !knew[e]) learned = true;
    return { log: JSON.stringify(entries.map((entry) => redact(entry, asker))), learned };
  };
  /** What the asker is told of a decision: the reasons against it, and their sentences. */
  const told = (s: S, asker: Asker, d: Decision): string =>
    JSON.stringify(game.explain(s, asker, d).map((refusal) => [refusal, game.say(refusal, s, asker)]));
  /** What the asker hears every card called. */
  const called = (s: S, asker: Asker): readonly string[] =>
    Array.from({ length: s.entities }, (_, i) => {
      const refusal = { code: 'not-a-candidate', rule: 'table/question', facts: { card: i + 1 } };
      return JSON.stringify(game.say(refusal, s, asker));
    });

  return [
    {
      name: 'secrecy: a view shows nothing that is not known to its seat',
      run: () => {
        x.points(1000 * x.factor, 5, (s, { where }) => {
          for (const asker of askers) {
            const seen = game.view(s, asker);
            for (let e = 1; e <= s.entities; e++) {
              // What is public is known to every seat.
              if (asker === spectator && seen.card.definition[e] !== 0)
                holds(
                  `${where}: a spectator sees card ${e}, a seat does not`,
                  seats.every((seat) => knows(s, e, seat)),
                );
              if (!knows(s, e, asker))
                holds(`${where}: the view of ${asker} names hidden card ${e}`, seen.card.definition[e] === 0);
              else
                holds(
                  `${where}: the view of ${asker} hides card ${e}`,
                  seen.card.definition[e] === s.card.definition[e],
                );
            }
            holds(`${where}: the view shows the generator`, (seen.rng0 | seen.rng1 | seen.rng2 | seen.rng3) === 0);
            const raw = [...seen.frame.program, ...seen.binding.card, ...seen.trigger.effect, ...seen.lingering.part];
            holds(
              `${where}: the view shows frames, bindings, triggers or what lingers`,
              raw.every((cell) => cell === 0),
            );
          }
        });
      },
    },
    {
      name: 'secrecy: what is hidden changes neither view, menu nor refusals',
      run: () => {
        x.points(1200 * x.factor, 5, (s, { where, seed, ply }) => {
          refresh(engine, s);
          for (const asker of askers) {
            const other = dealtAnew(s, asker, seed * 1000 + ply);
            seedRandom(other, seed * 1000 + ply);
            const leak = viewsDiffer(s, other, asker);
            if (leak !== null) throw new Violation(`${where}: the view of ${asker} depends on what is hidden: ${leak}`);
            const names = called(other, asker);
            const name = called(s, asker).findIndex((one, i) => one !== names[i]);
            holds(`${where}: what ${asker} hears card ${name + 1} called depends on what is hidden`, name < 0);
            const [asked, second] = [s, other].map((at) => JSON.stringify(game.question(at, asker)));
            holds(
              `${where}: what ${asker} reads of a question depends on what is hidden: ${asked} or ${second}`,
              asked === second,
            );
            const menu = s.decider === asker ? menuOf(s) : [];
            if (s.decider === asker) compareMenus(menu, menuOf(other), where);
            for (const type of game.point(s)?.types ?? []) {
              // Who does not decide is mostly refused for that alone.
              const every = s.decider === asker ? 16 : answers.includes(type as never) ? 2 : 64;
              let i = ply % every;
              for (const d of game.domain(s, type)) {
                if (i++ % every !== 0 || menu.includes(d)) continue;
                const [here, there] = [told(s, asker, d), told(other, asker, d)];
                if (here !== there)
                  throw new Violation(
                    `${where}: why ${JSON.stringify(game.decode(d))} is refused to ${asker} depends on what is hidden: ${here} or ${there}`,
                  );
              }
            }
          }
        });
      },
    },
    {
      name: 'secrecy: what is hidden changes neither the log nor when a seat is asked',
      run: () => {
        let compared = 0;
        x.points(2500 * x.factor, 3, (s, { where, decision, seed, ply }) => {
          refresh(engine, s);
          for (const asker of askers) {
            const other = dealtAnew(s, asker, seed * 1000 + ply);
            // What the other seat does with a card may be impossible with another card in its place.
            if (game.explain(other, other.decider, decision).length > 0) continue;
            const one = game.fork(s);
            const [first, second] = [carryOut(one, decision, asker), carryOut(other, decision, asker)];
            if (first.learned || second.learned) continue;
            compared++;
            const what = `${where}: after ${JSON.stringify(game.decode(decision))}`;
            holds(
              `${what} the log of ${asker} depends on what is hidden: ${first.log} or ${second.log}`,
              first.log === second.log,
            );
            holds(
              `${what}, who is asked what depends on what is hidden from ${asker}`,
              one.decider === other.decider && one.configuration === other.configuration,
            );
            const [lets, letsToo] = [one, other].map((at) => letPass(game, at, [game.point(at)?.ask ?? '']));
            holds(`${what}, whether it is let go by unasked depends on what is hidden from ${asker}`, lets === letsToo);
            const leak = viewsDiffer(one, other, asker);
            if (leak !== null) throw new Violation(`${what} the view of ${asker} depends on what was hidden: ${leak}`);
          }
        });
        holds('no decision could be compared', compared > 0);
      },
    },
    {
      name: 'secrecy: a determinized state looks the same, and plays',
      run: () => {
        x.points(400 * x.factor, 13, (s, { where, seed }) => {
          refresh(engine, s);
          for (const asker of askers) {
            const dealt = game.determinize(s, asker, seed);
            const leak = viewsDiffer(s, dealt, asker);
            if (leak !== null) throw new Violation(`${where}: determinizing for ${asker} changed its view: ${leak}`);
            const menu = menuOf(dealt);
            if (s.decider === asker) {
              holds(`${where}: determinizing for ${asker} changed its menu`, menu.join() === menuOf(s).join());
              game.apply(dealt, menu[seed % menu.length] as number);
            }
          }
        });
      },
    },
    {
      name: "secrecy: a bot's choice does not depend on what is hidden from it",
      run: () => {
        const policies: readonly Policy<S>[] = x.subject.policies ?? [uniform as Policy<S>];
        x.points(600 * x.factor, 7, (s, { where, seed, ply }) => {
          refresh(engine, s);
          const seat = s.decider;
          const other = dealtAnew(s, seat, seed * 1000 + ply);
          const choice = (at: S, policy: Policy<S>): number => {
            const menu = new Int32Array(8192);
            const n = game.legal(at, menu);
            return menu[policy(game.view(at, seat), menu, n, randomSource(seed))] as number;
          };
          policies.forEach((policy, i) => {
            holds(`${where}: policy ${i} chose by what is hidden from it`, choice(s, policy) === choice(other, policy));
          });
        });
      },
    },
  ];
}
