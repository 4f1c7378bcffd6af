import { type RefObject, useEffect, useState } from 'react';
import { useLook } from '../table/desk.ts';

/** The place, not the card: a card may still be gliding there. */
const placeOf = (card: number) => `.place:has([data-card="${card}"])`;

/** From the attacker to what it attacks. */
export function AttackArrow({ root }: { root: RefObject<HTMLElement | null> }) {
  const { scene, me, them } = useLook();
  const { battle } = scene;
  const [line, setLine] = useState<{ x1: number; y1: number; x2: number; y2: number } | null>(null);

  useEffect(() => {
    const measure = () => {
      const table = root.current;
      if (!table || !battle) return setLine(null);
      const origin = table.getBoundingClientRect();
      const middle = (selector: string) => {
        const rect = table.querySelector(selector)?.getBoundingClientRect();
        return (
          rect && { x: rect.x + rect.width / 2 - origin.x, y: rect.y + rect.height / 2 - origin.y + table.scrollTop }
        );
      };
      const from = middle(placeOf(battle.attacker));
      const attackerIsMine = scene.cards.find(({ id }) => id === battle.attacker)?.controller === me;
      // A player is attacked where the board shows him, or else at his plaque.
      const direct = [attackerIsMine ? them : me]
        .flatMap((seat) => [`[data-player="${seat}"]`, `.plaque[data-seat="${seat}"]`])
        .find((selector) => table.querySelector(selector)) as string;
      const to = middle(battle.target === null ? direct : placeOf(battle.target));
      setLine(from && to ? { x1: from.x, y1: from.y, x2: to.x, y2: to.y } : null);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [root, battle, scene, me, them]);

  if (!line) return null;
  const { x1, y1, x2, y2 } = line;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  // Stops short of the middle of both cards, so that their figures stay readable.
  const cut = length * 0.36;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  return (
    <svg className="attack-arrow" aria-hidden="true" focusable="false">
      <defs>
        <marker id="arrow-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
      <line x1={x1 + ux * cut} y1={y1 + uy * cut} x2={x2 - ux * cut} y2={y2 - uy * cut} markerEnd="url(#arrow-head)" />
    </svg>
  );
}
