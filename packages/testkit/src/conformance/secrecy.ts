import {
  type CoreState,
  type Decision,
  type JournalEntry,
  randomSource,
  redact,
  redeal,
  refresh,
} from '@rulechart/core';
import { type Policy, uniform } from '../playing.ts';
import { type Case, differences, type Examination, holds, Violation } from './subject.ts';

/** What a seat gets to read while a decision is carried out, and whether it learned which card something is. */
interface Read {
  readonly log: string;
  readonly learned: boolean;
}

/** Nobody sees, reads, is offered or is asked anything that depends on what is hidden from that seat. */
export function secrecy<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  const { engine } = game;

  /** The same position with everything a seat does not know dealt anew. */
  const dealtAnew = (s: S, seat: number, seed: number): S => {
    const other = game.fork(s);
    redeal(engine, other, seat, randomSource(seed));
    refresh(engine, other);
    return other;
  };
  const viewsDiffer = (a: S, b: S, seat: number): string | null => {
    const [one, two] = [game.view(a, seat), game.view(b, seat)];
    for (let i = 0; i < one.words.length; i++)
      if (one.words[i] !== two.words[i]) return differences(game, one, two).slice(0, 4).join(', ') || 'padding';
    return null;
  };
  const menuOf = (s: S): readonly number[] => {
    const out = new Int32Array(8192);
    return Array.from(out.subarray(0, game.legal(s, out)));
  };
  const carryOut = (s: S, d: Decision, seat: number): Read => {
    const entries: JournalEntry[] = [];
    const knew = Uint8Array.from({ length: s.entities + 1 }, (_, e) => (s.card.known[e] >>> seat) & 1);
    // What is shown and then shuffled away was learned as well.
    let learned = false;
    game.listen({
      note: (entry) => {
        entries.push(entry);
        // After a shuffle an id may be another card.
        if (entry.kind === 'shuffled')
          for (let e = 1; e <= s.entities; e++) if (((s.card.known[e] >>> seat) & 1) === 0) knew[e] = 0;
        if (entry.card && ((entry.known ?? 0) >>> seat) & 1 && !knew[entry.card]) learned = true;
      },
    });
    try {
      game.apply(s, d);
    } finally {
      game.listen(null);
    }
    for (let e = 1; e <= s.entities; e++) if ((s.card.known[e] >>> seat) & 1 && !knew[e]) learned = true;
    return { log: JSON.stringify(entries.map((entry) => redact(entry, seat))), learned };
  };
  const hidden = (s: S, seat: number, e: number): boolean => ((s.card.known[e] >>> seat) & 1) === 0;

  return [
    {
      name: 'secrecy: a view shows nothing that is not known to its seat',
      run: () => {
        x.points(1000 * x.factor, 5, (s, { where }) => {
          for (const seat of [0, 1]) {
            const seen = game.view(s, seat);
            for (let e = 1; e <= s.entities; e++) {
              if (hidden(s, seat, e))
                holds(`${where}: the view of ${seat} names hidden card ${e}`, seen.card.definition[e] === 0);
              else
                holds(
                  `${where}: the view of ${seat} hides card ${e}`,
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
          for (const seat of [0, 1]) {
            const other = dealtAnew(s, seat, seed * 1000 + ply);
            const leak = viewsDiffer(s, other, seat);
            if (leak !== null) throw new Violation(`${where}: the view of ${seat} depends on what is hidden: ${leak}`);
            if (s.decider !== seat) continue;
            const [menu, second] = [menuOf(s), menuOf(other)];
            const extra = menu.find((d) => !second.includes(d)) ?? second.find((d) => !menu.includes(d));
            if (extra !== undefined)
              throw new Violation(
                `${where}: whether ${JSON.stringify(game.decode(extra))} is offered depends on what is hidden from ${seat}`,
              );
            holds(`${where}: the order of the menu depends on what is hidden`, menu.join() === second.join());
            for (const type of game.point(s)?.types ?? []) {
              let i = ply & 15;
              for (const d of game.domain(s, type)) {
                if (i++ % 16 !== 0 || menu.includes(d)) continue;
                const say = (at: S) =>
                  JSON.stringify(game.explain(at, seat, d).map((refusal) => [refusal, game.say(refusal, at)]));
                const [here, there] = [say(s), say(other)];
                if (here !== there)
                  throw new Violation(
                    `${where}: why ${JSON.stringify(game.decode(d))} is refused depends on what is hidden: ${here} or ${there}`,
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
          for (const seat of [0, 1]) {
            const other = dealtAnew(s, seat, seed * 1000 + ply);
            // What the other seat does with a card may be impossible with another card in its place.
            if (game.explain(other, other.decider, decision).length > 0) continue;
            const one = game.fork(s);
            const [first, second] = [carryOut(one, decision, seat), carryOut(other, decision, seat)];
            if (first.learned || second.learned) continue;
            compared++;
            const what = `${where}: after ${JSON.stringify(game.decode(decision))}`;
            holds(
              `${what} the log of ${seat} depends on what is hidden: ${first.log} or ${second.log}`,
              first.log === second.log,
            );
            holds(
              `${what}, who is asked what depends on what is hidden from ${seat}`,
              one.decider === other.decider && one.configuration === other.configuration,
            );
            const leak = viewsDiffer(one, other, seat);
            if (leak !== null) throw new Violation(`${what} the view of ${seat} depends on what was hidden: ${leak}`);
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
          for (const seat of [0, 1]) {
            const dealt = game.determinize(s, seat, seed);
            const leak = viewsDiffer(s, dealt, seat);
            if (leak !== null) throw new Violation(`${where}: determinizing for ${seat} changed its view: ${leak}`);
            const menu = menuOf(dealt);
            if (s.decider === seat) {
              holds(`${where}: determinizing for ${seat} changed its menu`, menu.join() === menuOf(s).join());
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
