import { useEffect } from 'react';
import { useDesk, useLook } from '../../table/desk.ts';
import { useRoving } from '../../table/roving.ts';
import { useWords } from '../../words/index.ts';
import { Square } from './Square.tsx';

/** Squares are counted from A's left, row by row towards B: each player sees the own row nearest. */
const seenBy = {
  A: [6, 7, 8, 3, 4, 5, 0, 1, 2],
  B: [2, 1, 0, 5, 4, 3, 8, 7, 6],
} as const;

/** The board of three by three squares, as the player who looks sees it. */
export function Squares() {
  const look = useLook();
  const { aiming } = useDesk();
  const { say } = useWords();
  const roving = useRoving<HTMLElement>();
  // Whoever has chosen an act goes on to its place.
  useEffect(() => {
    if (aiming) roving.ref.current?.querySelector<HTMLElement>('.place-here')?.focus();
  }, [aiming, roving.ref]);
  const name = look.zone(look.me, 'squares')?.name;
  return (
    <section className="squares" data-region="field" aria-label={name && say(name)} {...roving}>
      {seenBy[look.me].map((place) => (
        <Square key={place} place={place} />
      ))}
    </section>
  );
}
