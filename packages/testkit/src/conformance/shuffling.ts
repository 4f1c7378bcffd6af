import { type CoreState, type Game, seedRandom } from '@rulechart/core';
import { type Case, type Examination, holds, Violation } from './subject.ts';

/**
 * Whether counts agree with what was expected: chi-square against a bound that a right shuffle exceeds about once in
 * ten million times (Wilson–Hilferty).
 */
function plausible(counts: readonly number[], expected: readonly number[]): boolean {
  let chi = 0;
  let degrees = -1;
  counts.forEach((count, i) => {
    const e = expected[i] as number;
    if (e < 5) return;
    chi += (count - e) ** 2 / e;
    degrees++;
  });
  if (degrees < 1) return true;
  const a = 2 / (9 * degrees);
  return chi <= degrees * (1 - a + 5.2 * Math.sqrt(a)) ** 3;
}

/** Which identity stands behind each id of a zone row. */
const identities = <S extends CoreState>(s: S, row: number): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  for (let e = s.zone.head[row] as number; e !== 0; e = s.card.next[e] as number)
    found.set(e, s.card.definition[e] as number);
  return found;
};

/** After a shuffle, every identity is equally likely behind every id and at every place. */
export function shuffling<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  const trials = Math.ceil(1500 * x.factor);

  /** Shuffles many times by `again`, and looks who stands where. */
  const uniform = (
    what: string,
    row: number,
    start: ReadonlyMap<number, number>,
    again: (trial: number) => S,
  ): void => {
    const ids = [...start.keys()];
    const kinds = [...new Set(start.values())];
    const copies = kinds.map((kind) => [...start.values()].filter((k) => k === kind).length);
    const behind = ids.map(() => new Map<number, number>());
    const places = ids.map(() => new Map<number, number>());
    let done = 0;
    for (let trial = 0; trial < trials; trial++) {
      const after = identities(again(trial), row);
      if (after.size !== ids.length) continue;
      done++;
      let place = 0;
      for (const [id, kind] of after) {
        const i = ids.indexOf(id);
        if (i < 0) return; // other cards than before: not a shuffle alone
        const who = behind[i] as Map<number, number>;
        who.set(kind, (who.get(kind) ?? 0) + 1);
        const there = places[place++] as Map<number, number>;
        there.set(kind, (there.get(kind) ?? 0) + 1);
      }
    }
    const expected = copies.map((n) => (done * n) / ids.length);
    ids.forEach((id, i) => {
      const counts = kinds.map((kind) => behind[i]?.get(kind) ?? 0);
      if (!plausible(counts, expected))
        throw new Violation(
          `${what}: behind id ${id} identities are not uniform, so a card can be followed: ${counts.join()} of ${done}`,
        );
      const at = kinds.map((kind) => places[i]?.get(kind) ?? 0);
      if (!plausible(at, expected))
        throw new Violation(`${what}: at place ${i} identities are not uniform: ${at.join()} of ${done}`);
    });
  };

  return [
    {
      name: 'shuffling: identities are dealt uniformly at the start',
      run: () => {
        const setup = x.setup(0);
        const s = game.create(setup, 1);
        const rows = hiddenRows(game, s);
        for (const row of rows) {
          const size = s.zone.size[row] as number;
          const all = new Map<number, number>();
          const seat = row & 1;
          for (let e = 1; e <= s.entities; e++)
            if (s.card.owner[e] === seat) all.set(e, s.card.definition[e] as number);
          if (size < 2) continue;
          // Only the deck's own distribution is known: compare each place with all cards that seat brought to it.
          const listed: number[] = [];
          for (let i = 0; i < s.listedCount; i++)
            if (s.listed.owner[i] === seat && s.listed.zone[i] === row >> 1)
              listed.push(s.listed.definition[i] as number);
          const kinds = [...new Set(listed)];
          const expected = kinds.map((kind) => (trials * listed.filter((k) => k === kind).length) / listed.length);
          const top = new Map<number, number>();
          const last = new Map<number, number>();
          for (let seed = 0; seed < trials; seed++) {
            const dealt = game.create(setup, seed + 10);
            for (const [count, e] of [
              [top, dealt.zone.head[row] as number],
              [last, dealt.zone.tail[row] as number],
            ] as const) {
              const kind = dealt.card.definition[e] as number;
              count.set(kind, (count.get(kind) ?? 0) + 1);
            }
          }
          for (const [name, count] of [
            ['top', top],
            ['bottom', last],
          ] as const) {
            const counts = kinds.map((kind) => count.get(kind) ?? 0);
            if (counts.reduce((a, b) => a + b, 0) !== trials) continue; // the start of this game builds the pile otherwise
            holds(
              `${game.engine.zones.name(row >> 1)} of seat ${seat}, ${name}: ${counts.join()} of ${trials}`,
              plausible(counts, expected),
            );
          }
        }
      },
    },
    {
      name: 'shuffling: after a shuffle in mid-game no identity can be followed',
      run: () => {
        let found = 0;
        x.points(20_000 * x.factor, 1, (s, { decision, where }) => {
          if (found >= 4) return;
          let rows: number[] = [];
          game.listen({
            note: (entry) => {
              if (entry.kind === 'shuffled')
                rows.push(game.engine.zoneRow(Number(entry.detail?.['to'] ?? 0), entry.seat ?? 0));
              // From a pile that was drawn from since, or added to, other cards are missing each time.
              else if (entry.kind === 'moved')
                rows = rows.filter((row) => ![entry.from, entry.to].includes(game.engine.zones.name(row >> 1)));
            },
          });
          const once = game.fork(s);
          try {
            game.apply(once, decision);
          } finally {
            game.listen(null);
          }
          const row = rows.find(
            (r) => (once.zone.size[r] as number) >= 5 && game.engine.zoneSpecs[r >> 1]?.sight === 'none',
          );
          if (row === undefined) return;
          found++;
          const before = identities(once, row);
          const scratch = game.fork(s);
          uniform(`${where}, ${game.engine.zones.name(row >> 1)}`, row, before, (trial) => {
            game.fork(s, scratch);
            seedRandom(scratch, trial * 7919 + 3);
            game.apply(scratch, decision);
            return scratch;
          });
          for (const e of identities(scratch, row).keys()) {
            holds(`${where}: card ${e} is still known after the shuffle`, scratch.card.known[e] === 0);
          }
        });
      },
    },
  ];
}

/** Rows of zones that nobody may look into. */
function hiddenRows<S extends CoreState>(game: Game<S>, s: S): readonly number[] {
  const out: number[] = [];
  game.engine.zoneSpecs.forEach((spec, kind) => {
    if (spec.sight !== 'none') return;
    for (const seat of [0, 1]) if ((s.zone.size[kind * 2 + seat] as number) > 0) out.push(kind * 2 + seat);
  });
  return out;
}
