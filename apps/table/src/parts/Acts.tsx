import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import type { CardView } from '../protocol.ts';
import { choicesOf, take } from '../table/choices.ts';
import { nameOf, useTellChoice } from '../table/describe.ts';
import { desk, useDesk, useLook } from '../table/desk.ts';
import { useSmallScreen } from '../table/screen.ts';
import { useWords } from '../words/index.ts';
import { CardDetails } from './Inspector.tsx';
import { Reasons } from './Reasons.tsx';

const close = () => desk.set({ acting: null });

/** What a card can do, and why it cannot do the rest: beside the card, or as a sheet on a small screen. */
export function Acts() {
  const { acting } = useDesk();
  const look = useLook();
  const small = useSmallScreen();
  const card = acting ? look.card(acting.card) : undefined;
  const onOpenChange = (open: boolean) => {
    if (!open) close();
  };
  if (small)
    return (
      <ModalOverlay
        className="overlay overlay-foot"
        isDismissable
        isOpen={card !== undefined}
        onOpenChange={onOpenChange}
      >
        <Modal className="sheet">{card && <CardActs card={card} details />}</Modal>
      </ModalOverlay>
    );
  if (!acting?.anchor.isConnected || !card) return null;
  return (
    <Popover
      className="popover"
      key={card.id}
      triggerRef={{ current: acting.anchor }}
      isOpen
      onOpenChange={onOpenChange}
      placement="top"
    >
      <CardActs card={card} />
    </Popover>
  );
}

function CardActs({ card, details = false }: { card: CardView; details?: boolean }) {
  const look = useLook();
  const { words, say } = useWords();
  const tell = useTellChoice();
  const options = look.optionsOf(card.id);
  const offered = new Set(options.map(({ act }) => act));
  const refused = (card.acts ?? []).filter((act) => !offered.has(act));
  return (
    <Dialog className="acts">
      <Heading slot="title" className={details ? 'hidden' : 'acts-title'}>
        {nameOf(card, words, say)}
      </Heading>
      {options.length > 0 && (
        <ul className="act-list" aria-label={words.acts}>
          {choicesOf(options).map((choice, i) => (
            <li key={choice.option.decision}>
              <button
                type="button"
                className="button act"
                // biome-ignore lint/a11y/noAutofocus: the card was opened to choose what it does
                autoFocus={i === 0}
                onClick={() => take(choice)}
              >
                {tell(choice, false)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {details && <CardDetails card={card} />}
      {refused.length > 0 && (
        <section className="refused">
          <h3>{options.length > 0 ? words.notNow : words.whyNot}</h3>
          <Reasons acts={refused.map((act) => ({ act, card: card.id }))} />
        </section>
      )}
      <button type="button" className="button quiet-button close" onClick={close}>
        {words.close}
      </button>
    </Dialog>
  );
}
