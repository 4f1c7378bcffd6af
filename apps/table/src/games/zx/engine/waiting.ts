import { type Game, knows } from '@rulechart/core';
import type { Duel } from '@rulechart/zx';
import { seatName, t } from '../../../engine/words.ts';
import type { LinkView, Text } from '../../../protocol.ts';
import { abilityText } from './face.ts';

/** The abilities that wait for their turn and, on top of them, those that are being carried out. */
export function waiting(game: Game<Duel>, s: Duel, look: number): LinkView[] {
  const link = (source: number, effect: number, seat: number, number: number): LinkView => {
    // What was set off is public; a source that has gone to a hidden place since is nobody's business.
    const known = knows(s, source, look);
    return {
      number,
      ...(known ? { card: source } : {}),
      name: known ? (game.engine.definitionOf(s, source).tree.name as Text) : t('カード', 'a card'),
      controller: seatName(seat),
      effect: known ? abilityText(game, effect) : t('', ''),
      targets: [],
    };
  };
  const links = Array.from({ length: s.triggerCount }, (_, row) =>
    link(s.trigger.source[row] as number, s.trigger.effect[row] as number, s.trigger.seat[row] as number, row + 1),
  );
  for (let r = 0; r < s.recordCount; r++)
    links.push({
      ...link(s.record.source[r] as number, s.record.effect[r] as number, s.record.seat[r] as number, links.length + 1),
      resolving: true,
    });
  return links;
}
