import { free, holderOf, rehold } from './bindings.ts';
import { coreUntils, type Engine } from './engine.ts';
import { dropRow } from './layout.ts';
import type { LivePart } from './part.ts';
import type { CoreState, Entity } from './state.ts';

/** What is to linger. */
export interface Lingering {
  readonly part: number;
  readonly source: Entity;
  readonly stay: number;
  readonly seat: number;
  readonly until: number;
  /** 0 whoever's comes first, 1 + seat otherwise */
  readonly untilSeat: number;
  readonly countdown: number;
  readonly value: number;
}

const WHILE_THIS_STAYS = coreUntils.indexOf('while this stays');

/**
 * Whether a part does not apply because its bearer is negated. What lingers by itself no longer needs its bearer; what
 * lasts only while its bearer stays does (リビングデッドの呼び声 under 人造人間－サイコ・ショッカー).
 * `lingering`: its row + 1, 0 if the part is printed on the card.
 */
export function silenced<S extends CoreState>(s: S, part: LivePart<S>, source: Entity, lingering: number): boolean {
  if (part.unnegatable || s.standing.negated[source] !== 1) return false;
  return lingering === 0 || s.lingering.until[lingering - 1] === WHILE_THIS_STAYS;
}

/** Lets something linger; the row's key holds its bindings. */
export function linger<S extends CoreState>(engine: Engine<S>, s: S, what: Lingering): number {
  const row = s.lingeringCount;
  engine.full(s, 'lingering', s.lingering.part, row);
  let key = 1;
  for (let r = 0; r < row; r++) if (s.lingering.key[r] >= key) key = s.lingering.key[r] + 1;
  s.stamps += 1;
  const { lingering } = s;
  lingering.part[row] = what.part;
  lingering.source[row] = what.source;
  lingering.stay[row] = what.stay;
  lingering.seat[row] = what.seat;
  lingering.until[row] = what.until;
  lingering.untilSeat[row] = what.untilSeat;
  lingering.countdown[row] = what.countdown;
  lingering.value[row] = what.value;
  lingering.stamp[row] = s.stamps;
  lingering.key[row] = key;
  s.lingeringCount = row + 1;
  s.dirty = 1;
  return key;
}

/** Ends a lingering row; what it kept is freed, or handed to another holder. */
export function endLingering<S extends CoreState>(_engine: Engine<S>, s: S, row: number, heir = 0): void {
  const { lingering } = s;
  const holder = holderOf.lingering(lingering.key[row]);
  if (heir === 0) free(s, holder);
  else rehold(s, holder, heir);
  dropRow(s, 'lingering', row, s.lingeringCount);
  s.lingeringCount -= 1;
  s.dirty = 1;
}

/**
 * A moment that lingering effects count has come (the end of a turn, of a phase …): `until` is its number, `seat`
 * whose it is. Rows that have counted down end.
 */
export function expire<S extends CoreState>(engine: Engine<S>, s: S, until: number, seat: number): void {
  for (let row = s.lingeringCount - 1; row >= 0; row--) {
    const { lingering } = s;
    if (lingering.until[row] !== until) continue;
    if (lingering.untilSeat[row] !== 0 && lingering.untilSeat[row] !== seat + 1) continue;
    if (lingering.countdown[row] > 1) lingering.countdown[row] -= 1;
    else endLingering(engine, s, row);
  }
}
