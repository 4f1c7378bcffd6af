import { CardSpot } from '../../parts/CardSpot.tsx';
import { Pile } from '../../parts/Pile.tsx';
import type { Seat } from '../../protocol.ts';
import { seatName } from '../../table/describe.ts';
import { useLook } from '../../table/desk.ts';
import { useRoving } from '../../table/roving.ts';
import { useWords } from '../../words/index.ts';

/** What belongs to one player beside the squares: life and charge card by card, the rest as piles. */
export function Side({ seat }: { seat: Seat }) {
  const look = useLook();
  const { words } = useWords();
  const mine = seat === look.me;
  const roving = useRoving<HTMLElement>();
  const removed = look.zone(seat, 'removed')?.size ?? 0;
  return (
    <section
      className="zx-side"
      data-mine={mine || undefined}
      data-region={mine ? 'my-field' : 'their-field'}
      aria-label={words.sideOf(seatName(look, seat, words))}
      {...roving}
    >
      <div className="zx-rows">
        <Row seat={seat} id="life" />
        <Row seat={seat} id="charge" />
        <Pile seat={seat} id="player" open />
      </div>
      <div className="zx-piles">
        <Pile seat={seat} id="resource" picture={<Pips seat={seat} />} />
        <Pile seat={seat} id="deck" />
        <Pile seat={seat} id="dynamis" />
        <Pile seat={seat} id="trash" open />
        {removed > 0 && <Pile seat={seat} id="removed" open />}
      </div>
    </section>
  );
}

/** A zone whose cards lie side by side. */
function Row({ seat, id }: { seat: Seat; id: string }) {
  const look = useLook();
  const { words, say } = useWords();
  const zone = look.zone(seat, id);
  if (!zone) return null;
  const name = say(zone.name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a zone is no set of form fields
    <div className={`row row-${id}`} role="group" aria-label={`${name}, ${words.count(zone.size)}`}>
      <span className="row-label" aria-hidden="true">
        <span>{name}</span>
        <b>{zone.note?.sign ?? zone.size}</b>
      </span>
      <div className="row-cards">
        {(zone.cards ?? []).map((card, i) => {
          const view = look.card(card);
          return view && <CardSpot key={card} card={view} where={`${name} ${i + 1}${words.comma}`} />;
        })}
      </div>
    </div>
  );
}

/** The cards one pays with, as marks: upright while they can be used. */
function Pips({ seat }: { seat: Seat }) {
  const look = useLook();
  return (
    <span className="pips">
      {(look.zone(seat, 'resource')?.cards ?? []).map((id) => {
        const card = look.card(id);
        return <span key={id} className="pip" data-frame={card?.frame} data-lies={card?.turned} />;
      })}
    </span>
  );
}
