import { type Effect, type Engine, type Entity, test } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { remark } from '../remarks.ts';
import { forgetDepartures } from './departures.ts';
import { eachMonster, someMonster } from './field.ts';

// In `own.fresh` and `seat.recent`: it can be answered, and it could have been if it had been the last thing that happened.
const FRESH = 1;
const MISSED = 4;
const answerable = 15;

/** What effects ask of the last thing that happened: "when … you can". */
const lastThings: ReadonlySet<unknown> = new Set([
  'just summoned',
  'summon succeeded',
  'just damaged',
  'just drew',
  'departed',
]);

/** Whether a tree has one of these words in it. */
export const speaksOf = (words: ReadonlySet<unknown>, tree: unknown): boolean =>
  typeof tree === 'object' && tree !== null
    ? Object.values(tree).some((inner) => words.has(inner) || speaksOf(words, inner))
    : false;

/** Whether an effect is used as an answer to something that has just happened. */
export const answersAMoment = ({ tree }: Effect<Duel>): boolean =>
  tree.on === undefined && speaksOf(lastThings, tree.if);

/** A card that lies where its answer can be activated, and the effect that is one. */
interface Answer {
  readonly card: Entity;
  readonly seat: number;
  readonly effect: Effect<Duel>;
}

/** What could be used now as an answer: of set cards and hands. */
function answers(engine: Engine<Duel>, s: Duel): Answer[] {
  const found: Answer[] = [];
  for (let seat = 0; seat < 2; seat++)
    for (const kind of [zone.spells, zone.hand])
      for (let card = s.zone.head[engine.zoneRow(kind, seat)]; card !== 0; card = s.card.next[card])
        for (const id of engine.definitionOf(s, card).effects) {
          const effect = engine.effects[id] as Effect<Duel>;
          if (answersAMoment(effect) && test(effect.rules, s, seat, card, effect.index, 0))
            found.push({ card, seat, effect });
        }
  return found;
}

/**
 * What happened in another moment than the last can be answered no longer: whatever answers "when …" has missed it
 * (タイミングを逃す, §3.7). The log is told which cards that befalls.
 */
export function missMoments(engine: Engine<Duel>, s: Duel): void {
  const { fresh } = s.own;
  const { recent, recentGroup } = s.seat;
  const isPast = (e: Entity): boolean => fresh[e] === FRESH && s.card.cameGroup[e] !== s.group;
  const isOver = (seat: number): boolean => (recent[seat] & answerable) !== 0 && recentGroup[seat] !== s.group;
  if ((s.departed === 0 || s.departed === s.group) && !isOver(0) && !isOver(1) && !someMonster(s, isPast)) return;
  const before = engine.journal === null ? [] : answers(engine, s);
  eachMonster(s, (e) => {
    if (isPast(e)) fresh[e] = MISSED;
  });
  for (let seat = 0; seat < 2; seat++)
    if (recentGroup[seat] !== s.group) recent[seat] = (recent[seat] & answerable) << 4;
  if (s.departed !== s.group) forgetDepartures(s);
  for (const { card, seat, effect } of before)
    if (!test(effect.rules, s, seat, card, effect.index, 0))
      remark(engine, s, 'missed timing', card, seat, { last: s.group });
}

/** The chance to answer what has happened is over. */
export function settleMoments(s: Duel): void {
  eachMonster(s, (e) => {
    s.own.fresh[e] = 0;
  });
  // What battle has destroyed is one of the two, in the graveyard now.
  s.own.fresh[s.attacker] = s.own.fresh[s.attacked] = 0;
  s.attackDeclared = 0;
  s.seat.recent[0] = s.seat.recent[1] = 0;
  forgetDepartures(s);
}

/** Whether an effect could be used if what it answers had been the last thing that happened. */
export function hasMissedItsMoment(s: Duel, effect: Effect<Duel>, seat: number, card: Entity) {
  const missed: Entity[] = [];
  eachMonster(s, (e) => {
    if (s.own.fresh[e] === MISSED) missed.push(e);
  });
  const { recent } = s.seat;
  const was = [recent[0], recent[1]] as const;
  if (missed.length === 0 && (was[0] | was[1]) <= answerable) return false;
  const conditions = effect.rules.filter(({ code }) => code === 'condition-not-met');
  const hold = (): boolean => conditions.every(({ holds }) => holds(s, seat, card, effect.index, 0));
  if (hold()) return false;
  for (const e of missed) s.own.fresh[e] = FRESH;
  for (let who = 0; who < 2; who++) recent[who] |= recent[who] >> 4;
  const would = hold();
  for (const e of missed) s.own.fresh[e] = MISSED;
  [recent[0], recent[1]] = was;
  return would;
}
