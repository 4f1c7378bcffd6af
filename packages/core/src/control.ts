import { refresh } from './continuous.ts';
import type { Engine } from './engine.ts';
import type { CoreState, Entity } from './state.ts';

// Of `standing.control`: 1 + seat in the low bits, and how that was decided.
const SEAT = 3;
const PREVAILS = 4;
const OVERRULED = 8;

/** Something in force says who is to control a card: the last to say so is right. */
export function claim(s: CoreState, e: Entity, seat: number, prevails: boolean): void {
  const { control } = s.standing;
  const before = control[e] & SEAT;
  control[e] = prevails ? seat + PREVAILS + (before !== 0 && before !== seat ? OVERRULED : 0) : seat;
}

/** 1 + the seat that effects want to control a card, 0 if none of them speaks of it. */
export const controlOf = (s: CoreState, e: Entity): number => s.standing.control[e] & SEAT;

/** Whether something that prevails decides who controls a card. */
export const isControlSettled = (s: CoreState, e: Entity): boolean => (s.standing.control[e] & PREVAILS) !== 0;

/** Whether another effect would move a card to another seat, if nothing prevailed over it. */
export const isControlOverruled = (s: CoreState, e: Entity): boolean => (s.standing.control[e] & OVERRULED) !== 0;

/** No arrangement of control takes longer to come to rest, or to come back. */
const ROUNDS = 64;

/**
 * Whether cards that are due on another side stay all the same, because control goes round: the move would undo what asks
 * for it, and so on without end. Of the arrangements it goes through the one lasts that has most cards in others' hands:
 * what has been taken stays taken. It is tried out on a copy: `move` carries out there what is due, and says whether anything was.
 */
export function controlGoesRound<S extends CoreState>(engine: Engine<S>, s: S, move: (trial: S) => boolean): boolean {
  const trial = engine.layout.copy(s, engine.spare(s.sizeClass));
  const held = (): string => trial.card.controller.subarray(1, trial.entities + 1).join('');
  const away = (arrangement: string): number => {
    let n = 0;
    for (let i = 0; i < arrangement.length; i++) if (Number(arrangement[i]) !== trial.card.owner[i + 1]) n++;
    return n;
  };
  const seen: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const now = held();
    const again = seen.indexOf(now);
    if (again >= 0) {
      const circle = seen.slice(again).sort((a, b) => away(b) - away(a) || (a < b ? -1 : 1));
      return circle[0] === seen[0];
    }
    seen.push(now);
    if (!move(trial)) return false;
    refresh(engine, trial);
  }
  return true;
}
