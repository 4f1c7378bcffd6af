import { CardSpot } from '../../parts/CardSpot.tsx';
import { PlaceHere } from '../../parts/PlaceHere.tsx';
import type { CardView, Seat } from '../../protocol.ts';
import { nameOf, seatName } from '../../table/describe.ts';
import { useLook } from '../../table/desk.ts';
import { useWords } from '../../words/index.ts';
import { useBoardWords } from './words.ts';

/** Whose player square a square is. */
const players: Partial<Record<number, Seat>> = { 1: 'A', 7: 'B' };

/** Zones of what is attached to a card on a square. */
const ties = ['shift', 'force', 'joined'];

/** One square: who stands there, how, and with what attached. */
export function Square({ place }: { place: number }) {
  const look = useLook();
  const { words, say } = useWords();
  const own = useBoardWords();
  const ids = (['A', 'B'] as const).flatMap((seat) => look.zone(seat, 'squares')?.places?.[place] ?? []);
  const cards = ids.flatMap((id) => look.card(id) ?? []);
  const offer = look.places.find((option) => option.place?.column === place);
  const square = own.square(place + 1);
  const player = players[place];
  const name = player ? own.playerSquare(square, seatName(look, player, words)) : square;
  const whose = ({ controller }: CardView) => (controller === look.me ? own.your : own.theirs);
  const last = cards.at(-1);
  const taken = cards.map((card) => nameOf(card, words, say));
  return (
    <div
      className="square place"
      data-player={player}
      data-mine={player === look.me || undefined}
      data-side={last && (last.controller === look.me ? 'mine' : 'theirs')}
      data-shared={cards.length > 1 || undefined}
    >
      <span className="square-number" aria-hidden="true">
        {place + 1}
      </span>
      {last && (
        <span className="square-owner" aria-hidden="true">
          {last.controller}
        </span>
      )}
      {player && (
        <span className="square-player" aria-hidden="true">
          {say(look.zone(player, 'player')?.name ?? { ja: '', en: '' })}
        </span>
      )}
      {cards.map((card) => (
        <div key={card.id} className="standing">
          <CardSpot card={card} where={`${name}${words.comma}${whose(card)}`} />
          <Attached to={card.id} />
        </div>
      ))}
      {offer && <PlaceHere option={offer} label={words.placeHere([name, ...taken].join(words.comma))} />}
      {cards.length === 0 && !offer && (
        // An empty square is a stop of its own: whoever listens goes over the board as over a map.
        <span className="spot square-empty" data-spot="" role="img" aria-label={own.empty(name)} />
      )}
    </div>
  );
}

/** Shift and Forces, small at the edge of their card. */
function Attached({ to }: { to: number }) {
  const look = useLook();
  const cards = look.scene.cards.filter(({ attachedTo, zone }) => attachedTo === to && ties.includes(zone));
  if (cards.length === 0) return null;
  return (
    <div className="attached">
      {cards.map((card) => (
        <CardSpot key={card.id} card={card} />
      ))}
    </div>
  );
}
