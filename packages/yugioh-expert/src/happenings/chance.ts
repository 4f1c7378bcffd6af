import { below, type Engine, emit, type Happening, holderOf, mix, takeForced } from '@rulechart/core';
import { DEFENSE, type Duel, summonKinds } from '../duel.ts';

/** The kind of chance, for forced results: which card is drawn by lot (its place among those it could be). */
export const LOT = 1;
/** The kind of chance: a coin. 1 is heads, 0 tails. */
export const COIN = 2;
/** The kind of chance: a die. 1 to 6. */
export const DIE = 3;

/** Keeps a result where `happened` finds it: with the activation, or with what runs. */
function keep(s: Duel, result: number): void {
  const f = s.frameCount - 1;
  if (f < 0) return;
  if (s.frame.record[f] > 0) s.record.amount[s.frame.record[f] - 1] = result;
  else s.frame.r7[f] = result;
}

const chance =
  (kind: number, one: (s: Duel) => number) =>
  (s: Duel, i: number, engine: Engine<Duel>): void => {
    const { intent } = s;
    let total = 0;
    for (let n = 0; n < intent.amount[i]; n++) total += takeForced(s, kind) ?? one(s);
    keep(s, total);
    emit(engine, s, engine.events.id('chance'), {
      to: kind,
      seat: intent.seat[i],
      amount: total,
      cause: intent.cause[i],
      by: intent.by[i],
      bySeat: intent.bySeat[i],
    });
  };

/** The rows of what whoever runs, or its activation, knows by a name. */
function boundRows(s: Duel, name: number): number[] {
  const holders = [holderOf.frame(s.frameCount - 1)];
  const record = s.frame.record[s.frameCount - 1];
  if (record > 0) holders.push(holderOf.record(record - 1));
  const rows: number[] = [];
  for (let row = 0; row < s.bindingCount; row++)
    if (s.binding.name[row] === name && holders.includes(s.binding.holder[row])) rows.push(row);
  return rows;
}

/** Coins, dice, lots and shuffles on the field: a forced result first, then the generator of the state. */
export const chanceHappenings: Record<string, Happening<Duel>> = {
  // amount: how many; the result is how many came up heads
  toss: { commit: chance(COIN, (s) => below(s, 2)) },
  // Of the cards known by a name (detail) so many (amount) stay known by it, drawn by lot.
  lot: {
    commit(s, i) {
      const rows = boundRows(s, s.intent.detail[i]);
      const kept = new Set<number>();
      for (let n = Math.min(s.intent.amount[i], rows.length); n > 0; n--) {
        const left = rows.filter((row) => !kept.has(row));
        kept.add(left[takeForced(s, LOT) ?? below(s, left.length)] as number);
      }
      for (const row of rows) if (!kept.has(row)) s.binding.name[row] = 0;
    },
  },
  // The face-down monsters known by a name (detail) are shuffled among their zones. All of them are as if set just now: nothing
  // tells them apart. Whoever means one of them means it wherever it lies then.
  mix: {
    commit(s, i, engine) {
      const { binding, card, intent, own } = s;
      const ids = boundRows(s, intent.detail[i]).map((row) => binding.card[row] as number);
      const stays = ids.map((e) => card.stay[e]);
      const sides = ids.map((e) => own.side[e]);
      const whose = mix(engine, s, ids);
      for (let row = 0; row < s.bindingCount; row++) {
        const k = ids.indexOf(binding.card[row] as number);
        if (k < 0 || binding.stay[row] !== stays[k]) continue;
        const e = ids[whose.indexOf(k)] as number;
        binding.card[row] = e;
        binding.stay[row] = card.stay[e];
      }
      ids.forEach((e, k) => {
        for (const name of ['setTurn', 'shownTurn', 'attacks', 'struckBy', 'attackedTurn', 'flipped'] as const)
          own[name][e] = 0;
        own.side[e] = sides[whose[k] as number] as number;
        own.position[e] = DEFENSE;
        own.summoned[e] = summonKinds.indexOf('set');
        own.fixedTurn[e] = own.summonedTurn[e] = card.cameTurn[e] = s.turn;
      });
      s.dirty = 1;
      emit(engine, s, engine.events.id('shuffled'), {
        to: card.zone[ids[0] as number] >> 1,
        seat: intent.seat[i],
        cause: intent.cause[i],
        by: intent.by[i],
        bySeat: intent.bySeat[i],
      });
    },
  },
  // amount: how many; the result is their sum
  roll: { commit: chance(DIE, (s) => below(s, 6) + 1) },
};
