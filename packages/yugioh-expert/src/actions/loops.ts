import type { Engine } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import type { Profile } from '../profile.ts';

/** What may differ between two states that are the same to the players. */
const uncounted = new Set([
  'ply',
  'group',
  'stays',
  'stamps',
  'ignitionGroup',
  'mandatoryChains',
  'loopMark',
  'loopMarkHigh',
  'rng0',
  'rng1',
  'rng2',
  'rng3',
  'attackerStay',
  'attackedStay',
  'card.stay',
  'card.stamp',
  'card.cameGroup',
  'trigger.stay',
  'trigger.subjectStay',
  'trigger.group',
  'lingering.stay',
  'lingering.stamp',
  'binding.stay',
  'limit.stay',
]);

/** Nobody can end this: the duel is drawn, where the edition says so (§1.4). */
export function drawByLoop(engine: Engine<Duel>, s: Duel, profile: Profile): void {
  if (profile.loopPolicy === 'none' || s.result !== 0) return;
  s.result = 3;
  s.resultReason = engine.reasons.id('loop');
}

/**
 * A chain of mandatory effects alone has been resolved. If a state comes back while nothing else happens, nobody can end
 * it: the duel is drawn (§1.4). The state is marked anew at each power of two, so that a circle of any length is found.
 */
export function watchLoop(engine: Engine<Duel>, s: Duel, profile: Profile): void {
  if (profile.loopPolicy === 'none') return;
  s.mandatoryChains += 1;
  const n = s.mandatoryChains;
  if (n < 16) return;
  const mark = engine.layout.fingerprint(s, uncounted);
  const low = mark | 0;
  const high = Math.floor(mark / 0x100000000) | 0;
  const repeats = n > 16 && low === s.loopMark && high === s.loopMarkHigh;
  if (repeats || (n & (n - 1)) === 0)
    engine.journal?.note(
      {
        kind: 'loop',
        group: s.group,
        turn: s.turn,
        seat: s.turnSeat,
        amount: n,
        detail: { state: mark, again: repeats ? 1 : 0 },
      },
      s,
    );
  if (repeats) drawByLoop(engine, s, profile);
  else if ((n & (n - 1)) === 0) {
    s.loopMark = low;
    s.loopMarkHigh = high;
  }
}
