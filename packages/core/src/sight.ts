import type { Engine } from './engine.ts';
import { type Asker, EVERYBODY, spectator } from './seats.ts';
import type { CoreState, Entity } from './state.ts';

/** Who sees which card lies in a zone: nobody, everybody, its owner, its controller, or whoever its face shows it to. */
export const sights = ['none', 'all', 'owner', 'controller', 'face'] as const;
/** Their numbers, as `Engine.sightIn` has them. */
export const sight = { none: 0, all: 1, owner: 2, controller: 3, face: 4 } as const satisfies Record<
  (typeof sights)[number],
  number
>;

/** Who may see a card that lies in this zone this way up, as bits. */
export function sightOf<S extends CoreState>(
  engine: Engine<S>,
  kind: number,
  owner: number,
  controller: number,
  faceUp: boolean,
): number {
  switch (engine.sightIn[kind]) {
    case sight.all:
      return EVERYBODY;
    case sight.owner:
      return 1 << owner;
    case sight.controller:
      return 1 << controller;
    case sight.face:
      return faceUp ? EVERYBODY : 1 << controller;
    default:
      return 0;
  }
}

/** Whether cards lie under this sight in no order that anybody else could know: hands. */
export const isUnordered = (seenBy: number | undefined): boolean =>
  seenBy === sight.owner || seenBy === sight.controller;

/** Lets seats (as bits) see which card this is; everybody, if none are named. */
export function show(s: CoreState, e: Entity, bits = EVERYBODY): void {
  s.card.known[e] = (s.card.known[e] as number) | bits;
}

/** Whether every seat knows which card it is, by the card's `known`. */
export const isKnownToAll = (known: number): boolean => (known & EVERYBODY) === EVERYBODY;

/** Whether the asker knows which card it is, by the card's `known`. What every seat knows is public: spectators know it. */
export const isKnownTo = (known: number, asker: Asker): boolean =>
  asker === spectator ? isKnownToAll(known) : ((known >>> asker) & 1) === 1;

/** Whether the asker knows which card this is. */
export const knows = (s: CoreState, e: Entity, asker: Asker): boolean => isKnownTo(s.card.known[e], asker);

/** Whether the asker sees this card where it lies: what is known from before may be any of those that lie unseen. */
export function sees<S extends CoreState>(engine: Engine<S>, s: S, e: Entity, asker: Asker): boolean {
  const { card } = s;
  const by = sightOf(engine, card.zone[e] >> 1, card.owner[e], card.controller[e], card.faceUp[e] === 1);
  return isKnownTo(by, asker);
}
