import { CardSpot } from '../../parts/CardSpot.tsx';
import { PlaceHere } from '../../parts/PlaceHere.tsx';
import type { Seat } from '../../protocol.ts';
import { useLook } from '../../table/desk.ts';
import { useWords } from '../../words/index.ts';

/** A row of places: monsters, spells and traps, the field card. */
export function Places({ seat, id }: { seat: Seat; id: string }) {
  const look = useLook();
  const { words, say } = useWords();
  const zone = look.zone(seat, id);
  if (!zone) return null;
  const name = say(zone.name);
  const columns = (zone.places ?? []).map((cards, column) => ({ cards, column }));
  // Who sits opposite sees the first column on the right.
  const shown = seat === look.me ? columns : columns.toReversed();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a zone is no set of form fields
    <div className={`zone places zone-${id}`} role="group" aria-label={`${name}, ${words.count(zone.size)}`}>
      {shown.map(({ cards: [card], column }) => {
        const view = card === undefined ? undefined : look.card(card);
        const offer = look.places.find(
          ({ place }) => place?.seat === seat && place.zone === id && place.column === column,
        );
        return (
          <div key={column} className="place">
            {offer && (
              <PlaceHere
                option={offer}
                label={words.placeHere(`${name}${words.comma}${offer.place ? say(offer.place.name) : ''}`)}
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
