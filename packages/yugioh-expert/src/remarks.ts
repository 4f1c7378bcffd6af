import { type Engine, type Entity, holderOf, mention } from '@rulechart/core';
import type { Duel } from './duel.ts';

/** Entries of the log that are no events: why something that players may wait for does not happen. */
export const remarks = ['missed timing', 'cannot pay', 'lapsed', 'target gone'] as const;
/** Such a kind of entry. */
type Remark = (typeof remarks)[number];

/** Tells the log, if there is one, why something does not happen. */
export function remark(
  engine: Engine<Duel>,
  s: Duel,
  kind: Remark,
  card: Entity,
  seat: number,
  detail: Readonly<Record<string, number | string>>,
): void {
  engine.journal?.note(
    {
      kind,
      group: s.group,
      turn: s.turn,
      ...mention(s, card),
      seat,
      detail,
    },
    s,
  );
}

/** Tells which targets of a link are no longer what was targeted (§3.4). */
export function remarkOnTargets(engine: Engine<Duel>, s: Duel, r: number): void {
  if (engine.journal === null) return;
  const target = engine.bindingName('target');
  for (let row = 0; row < s.bindingCount; row++) {
    if (s.binding.holder[row] !== holderOf.record(r) || s.binding.name[row] !== target) continue;
    const card = s.binding.card[row] as number;
    if (s.card.stay[card] !== s.binding.stay[row])
      remark(engine, s, 'target gone', card, s.record.seat[r] as number, { by: s.record.source[r] as number });
  }
}
