import {
  changeSides,
  type Engine,
  emit,
  endLingering,
  type Happening,
  holderOf,
  type LivePart,
  slide,
} from '@rulechart/core';
import type { Duel } from '../duel.ts';

/** Whoever was given a monster keeps it though it is turned face-down: only what else was meant for it ends (§8.7, §8.9). */
export function keepControl(s: Duel, card: number, was: number, is: number, engine: Engine<Duel>): void {
  const { binding, lingering } = s;
  for (let row = 0; row < s.lingeringCount; row++) {
    if ((engine.parts[lingering.part[row]] as LivePart<Duel>).tree.part !== 'control') continue;
    const holder = holderOf.lingering(lingering.key[row]);
    for (let b = 0; b < s.bindingCount; b++)
      if (binding.holder[b] === holder && binding.card[b] === card && binding.stay[b] === was) binding.stay[b] = is;
  }
}

/** What happens to control and to places. */
export const controlHappenings: Record<string, Happening<Duel>> = {
  // What moved the control of the card is forgotten: it goes back to its owner, as was said last.
  endControl: {
    commit(s, i, engine) {
      const card = s.intent.card[i];
      const was = s.lingeringCount;
      for (let row = s.lingeringCount - 2; row >= 0; row--) {
        const part = engine.parts[s.lingering.part[row]] as LivePart<Duel>;
        if (part.tree.part !== 'control') continue;
        const holder = holderOf.lingering(s.lingering.key[row]);
        for (let b = 0; b < s.bindingCount; b++) {
          if (s.binding.holder[b] !== holder || s.binding.card[b] !== card) continue;
          endLingering(engine, s, row);
          break;
        }
      }
      s.own.side[card] = 0;
      if (s.lingeringCount === was && s.card.controller[card] === s.card.owner[card]) s.intent.cancelled[i] = 1;
      s.dirty = 1;
    },
  },
  // What holds for a time, and has come to do this, holds no longer.
  endLasting: {
    commit(s, i, engine) {
      const f = s.frameCount - 1;
      const row = s.lingering.key.indexOf(s.frame.lingering[f]);
      if (s.frame.lingering[f] !== 0 && row >= 0) endLingering(engine, s, row, holderOf.frame(f));
      else s.intent.cancelled[i] = 1;
    },
  },
  // Two monsters change sides and places. detail: the other one
  swapSides: {
    commit(s, i, engine) {
      const { card, intent } = s;
      const [a, b] = [intent.card[i], intent.detail[i]];
      const [of, to] = [card.controller[a], card.controller[b]];
      changeSides(engine, s, a, b);
      for (const [e, seat] of [
        [a, to],
        [b, of],
      ] as const)
        emit(engine, s, engine.events.id('taken'), {
          card: e,
          seat,
          cause: intent.cause[i],
          by: intent.by[i],
          bySeat: intent.bySeat[i],
        });
    },
  },
  // to: the column among the monsters
  slide: {
    allowed: (s, i) => s.intent.to[i] > 0,
    commit(s, i, engine) {
      slide(engine, s, s.intent.card[i], s.intent.to[i]);
    },
  },
};
