import type { Seat } from '../protocol.ts';
import { seatName } from '../table/describe.ts';
import { useLook } from '../table/desk.ts';
import { useRoving } from '../table/roving.ts';
import { useWords } from '../words/index.ts';
import { CardSpot } from './CardSpot.tsx';

/** The cards in a hand. The other player's are backs, unless one knows them. */
export function Hand({ seat }: { seat: Seat }) {
  const look = useLook();
  const { words } = useWords();
  const roving = useRoving<HTMLElement>();
  const zone = look.zone(seat, 'hand');
  const mine = seat === look.me;
  const label = `${words.handOf(seatName(look, seat, words))}, ${words.count(zone?.size ?? 0)}`;
  return (
    <section
      className={`hand ${mine ? 'hand-mine' : 'hand-theirs'}`}
      data-region={mine ? 'hand' : undefined}
      aria-label={label}
      {...roving}
    >
      {(zone?.cards ?? []).map((id) => {
        const card = look.card(id);
        return card && <CardSpot key={id} card={card} />;
      })}
      {!zone?.cards && <span className="hand-count">{words.count(zone?.size ?? 0)}</span>}
    </section>
  );
}
