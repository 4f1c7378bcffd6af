import type { ReactNode } from 'react';
import type { Seat } from '../protocol.ts';
import { seatName } from '../table/describe.ts';
import { desk, useLook } from '../table/desk.ts';
import { useWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';

interface Props {
  seat: Seat;
  id: string;
  /** Its top card lies open. */
  open?: boolean;
  /** What is shown in place of its top card. */
  picture?: ReactNode;
}

/** A pile: shows its number, and its top card if that lies open; opens when one may look through it. */
export function Pile({ seat, id, open = false, picture }: Props) {
  const look = useLook();
  const { words, say } = useWords();
  const zone = look.zone(seat, id);
  if (!zone) return null;
  const name = say(zone.name);
  const top = zone.cards?.[0] === undefined ? undefined : look.card(zone.cards[0]);
  const wanted = (zone.cards ?? []).some((card) => look.optionsOf(card).length > 0);
  const face = top && open;
  const { note } = zone;
  return (
    <div className={`zone pile zone-${id}`}>
      <button
        type="button"
        className="spot pile-spot"
        data-spot=""
        data-state={wanted ? 'candidate' : undefined}
        data-empty={zone.size === 0 || undefined}
        aria-haspopup="dialog"
        aria-label={`${seatName(look, seat, words)}: ${name}, ${words.count(zone.size)}${note ? `${words.comma}${say(note.name)}` : ''}${wanted ? `, ${words.candidate}` : ''}`}
        onClick={() => desk.set({ pile: { seat, zone: id } })}
      >
        {picture ?? (
          <span className="pile-cards">
            {face && <CardFace card={top} />}
            {!face && zone.size > 0 && <span className="face back" />}
          </span>
        )}
        <span className="pile-label">
          <span>{name}</span>
          <b>{note?.sign ?? zone.size}</b>
        </span>
      </button>
    </div>
  );
}
