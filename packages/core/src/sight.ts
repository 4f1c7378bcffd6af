import type { Engine } from './engine.ts';
import { type Asker, EVERYBODY, spectator } from './seats.ts';
import type { CoreState, Entity } from './state.ts';

/** Who may see a card that lies in this zone this way up, as bits. */
export function sightOf<S extends CoreState>(
  engine: Engine<S>,
  kind: number,
  owner: number,
  controller: number,
  faceUp: boolean,
): number {
  switch (engine.zoneSpecs[kind]?.sight) {
    case 'all':
      return EVERYBODY;
    case 'owner':
      return 1 << owner;
    case 'controller':
      return 1 << controller;
    case 'face':
      return faceUp ? EVERYBODY : 1 << controller;
    default:
      return 0;
  }
}

/** Whether cards lie under this sight in no order that anybody else could know: hands. */
export const isUnordered = (sight: string | undefined): boolean => sight === 'owner' || sight === 'controller';

/** Lets seats (as bits) see which card this is; everybody, if none are named. */
export function show(s: CoreState, e: Entity, bits = EVERYBODY): void {
  s.card.known[e] = (s.card.known[e] as number) | bits;
}

/** Whether every seat of these (as bits) knows which card it is. */
export const isKnownToAll = (known: number): boolean => (known & EVERYBODY) === EVERYBODY;

/**
 * Whether a spectator knows which card this is: it lies open, or came from where it lay open. That every seat knows it is
 * not enough, for one may have seen it in private.
 */
export function isPublic<S extends CoreState>(engine: Engine<S>, s: S, e: Entity): boolean {
  const { card } = s;
  if (!isKnownToAll(card.known[e])) return false;
  const owner = card.owner[e];
  if (sightOf(engine, card.zone[e] >> 1, owner, card.controller[e], card.faceUp[e] === 1) === EVERYBODY) return true;
  const last = card.lastZone[e];
  return last !== 0 && sightOf(engine, last, owner, card.lastController[e], card.lastFaceUp[e] === 1) === EVERYBODY;
}

/** Whether the asker knows which card this is. */
export const knows = <S extends CoreState>(engine: Engine<S>, s: S, e: Entity, asker: Asker): boolean =>
  asker === spectator ? isPublic(engine, s, e) : ((s.card.known[e] >>> asker) & 1) === 1;

/** Whether the asker sees this card where it lies: what is known from before may be any of those that lie unseen. */
export function sees<S extends CoreState>(engine: Engine<S>, s: S, e: Entity, asker: Asker): boolean {
  const { card } = s;
  const by = sightOf(engine, card.zone[e] >> 1, card.owner[e], card.controller[e], card.faceUp[e] === 1);
  return asker === spectator ? by === EVERYBODY : ((by >>> asker) & 1) === 1;
}

/** The bit of an audience that stands for every spectator. */
const SPECTATORS = 128;

/** Everybody who knows which card this is, as bits: for a log, which outlives the moment. */
export const audienceOf = <S extends CoreState>(engine: Engine<S>, s: S, e: Entity): number =>
  s.card.known[e] | (isPublic(engine, s, e) ? SPECTATORS : 0);

/** An audience to which these seats (as bits) were added, with the spectators if it is everybody. */
export const joined = (audience: number, bits: number): number =>
  audience | bits | (isKnownToAll(bits) ? SPECTATORS : 0);

/** Whether the asker is among an audience. */
export const isAmong = (audience: number, asker: Asker): boolean =>
  ((audience >>> (asker === spectator ? 7 : asker)) & 1) === 1;
