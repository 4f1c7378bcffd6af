import type { Seat, ZoneId } from '../protocol.ts';
import { seatName } from '../table/describe.ts';
import { desk, useLook } from '../table/desk.ts';
import { table } from '../table/table.ts';
import { useWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import { CardSpot } from './CardSpot.tsx';

/** A row of places: monsters, spells and traps, the field card. */
export function Places({ seat, id }: { seat: Seat; id: ZoneId }) {
  const look = useLook();
  const { words, say } = useWords();
  const zone = look.zone(seat, id);
  if (!zone) return null;
  const name = say(zone.name);
  const columns = (zone.places ?? []).map((card, column) => ({ card, column }));
  // Who sits opposite sees the first column on the right.
  const shown = seat === look.me ? columns : columns.toReversed();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a zone is no set of form fields
    <div className={`zone places zone-${id}`} role="group" aria-label={`${name}, ${words.count(zone.size)}`}>
      {shown.map(({ card, column }) => {
        const view = card === null ? undefined : look.card(card);
        const offer = look.scene.menu.find(
          ({ place }) => place?.seat === seat && place.zone === id && place.column === column,
        );
        return (
          <div key={column} className="place">
            {offer && (
              <button
                type="button"
                className="spot place-here"
                data-spot=""
                data-state="candidate"
                aria-label={words.placeHere(name, column + 1)}
                onClick={() => table.decide(offer.decision)}
              />
            )}
            {view && <CardSpot card={view} />}
            {!view && !offer && <span className="place-empty">{id === 'field' ? name : ''}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** A pile: shows its top card and its number; opens when one may look through it. */
export function Pile({ seat, id }: { seat: Seat; id: ZoneId }) {
  const look = useLook();
  const { words, say } = useWords();
  const zone = look.zone(seat, id);
  if (!zone) return null;
  const name = say(zone.name);
  const top = zone.cards?.[0] === undefined ? undefined : look.card(zone.cards[0]);
  const wanted = (zone.cards ?? []).some((card) => look.optionsOf(card).length > 0);
  const face = top && (id === 'graveyard' || id === 'removed');
  return (
    <div className={`zone pile zone-${id}`}>
      <button
        type="button"
        className="spot pile-spot"
        data-spot=""
        data-state={wanted ? 'candidate' : undefined}
        data-empty={zone.size === 0 || undefined}
        aria-haspopup="dialog"
        aria-label={`${seatName(look, seat, words)}: ${name}, ${words.count(zone.size)}${wanted ? `, ${words.candidate}` : ''}`}
        onClick={() => desk.set({ pile: { seat, zone: id } })}
      >
        <span className="pile-cards">
          {face && <CardFace card={top} />}
          {!face && zone.size > 0 && <span className="face back" />}
        </span>
        <span className="pile-label">
          <span>{name}</span>
          <b>{zone.size}</b>
        </span>
      </button>
    </div>
  );
}
