import { Pile } from '../../parts/Pile.tsx';
import type { Seat } from '../../protocol.ts';
import { seatName } from '../../table/describe.ts';
import { useLook } from '../../table/desk.ts';
import { useRoving } from '../../table/roving.ts';
import { useWords } from '../../words/index.ts';
import { Places } from './Places.tsx';

/** One seat's half of the field. */
export function Side({ seat }: { seat: Seat }) {
  const look = useLook();
  const { words } = useWords();
  const mine = seat === look.me;
  const roving = useRoving<HTMLElement>();
  return (
    <section
      className={`side ${mine ? 'side-mine' : 'side-theirs'}`}
      data-region={mine ? 'my-field' : 'their-field'}
      aria-label={words.sideOf(seatName(look, seat, words))}
      {...roving}
    >
      {mine && <Places seat={seat} id="monsters" />}
      <Places seat={seat} id="spells" />
      {!mine && <Places seat={seat} id="monsters" />}
      <Places seat={seat} id="field" />
      <Pile seat={seat} id="fusion" />
      <Pile seat={seat} id="graveyard" open />
      <Pile seat={seat} id="deck" />
      <Pile seat={seat} id="removed" open />
    </section>
  );
}
