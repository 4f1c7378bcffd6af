import type { Game } from '@rulechart/core';
import { chargeLimit, type Duel, zone } from '@rulechart/zx';
import { t } from '../../../engine/words.ts';
import type { Seal } from '../../../protocol.ts';

/** How full a charge is. */
export function chargeNote(game: Game<Duel>, view: Duel, seat: number): Seal {
  const size = view.zone.size[game.engine.zoneRow(zone.charge, seat)] as number;
  const limit = chargeLimit(game.engine, view, seat);
  const most = Number.isFinite(limit) ? String(limit) : '∞';
  return { sign: `${size}/${most}`, name: t(`上限${most}枚`, `${most} at most`) };
}

/** How many cards of a resource can still be paid with. */
export function resourceNote(game: Game<Duel>, view: Duel, seat: number): Seal {
  let awake = 0;
  const row = game.engine.zoneRow(zone.resource, seat);
  for (let e = view.zone.head[row] as number; e !== 0; e = view.card.next[e] as number)
    if (view.own.asleep[e] === 0) awake++;
  return { sign: `${awake}/${view.zone.size[row]}`, name: t(`リブート${awake}枚`, `${awake} awake`) };
}

/** What lies under a player card. */
export function underNote(game: Game<Duel>, view: Duel, seat: number): Seal | undefined {
  const size = view.zone.size[game.engine.zoneRow(zone.under, seat)] as number;
  if (size === 0) return undefined;
  const own = view.zone.size[game.engine.zoneRow(zone.player, seat)] as number;
  return { sign: `${own}+${size}`, name: t(`下に${size}枚`, `${size} under it`) };
}
