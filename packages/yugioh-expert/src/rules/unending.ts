import { derived, type Engine, put, refresh } from '@rulechart/core';
import { ATTACK, type Duel, zone } from '../duel.ts';
import { profileOf } from './profileOf.ts';

/**
 * Whether what applies continuously comes to rest once this monster lies face-up on its controller's field. It is tried
 * out only while something in force chooses by values what those values then depend on: the monster with the highest ATK
 * that spells do not touch, and an equip card on another that makes it the highest.
 * Tributes are not taken away in the trial, since which ones they will be is not yet known.
 */
export function wouldSettle(engine: Engine<Duel>, s: Duel, seat: number, card: number): boolean {
  if (s.derivedScalars.value[derived.circular] === 0 || profileOf(engine).loopPolicy === 'none') return true;
  const trial = engine.layout.copy(s, engine.spare(s.sizeClass));
  if (trial.card.zone[card] === engine.zoneRow(zone.monsters, seat)) trial.card.faceUp[card] = 1;
  else put(engine, trial, card, zone.monsters, seat, { faceUp: true, cause: 0, by: 0, bySeat: seat, place: 0 });
  trial.own.position[card] = ATTACK;
  trial.dirty = 1;
  refresh(engine, trial);
  return trial.derivedScalars.value[derived.unsettled] === 0;
}

/** The card in force that makes it go round, 0 if there is none. */
export function circularSource(engine: Engine<Duel>, s: Duel): number {
  for (let row = 0; row < s.derivedScalars.value[derived.liveCount]; row++)
    if (engine.parts[s.live.part[row]]?.circular) return s.live.source[row];
  return 0;
}
