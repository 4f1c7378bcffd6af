import { useEffect } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { seatName } from '../table/describe.ts';
import { desk, useDesk, useLook } from '../table/desk.ts';
import { useRoving } from '../table/roving.ts';
import { useWords } from '../words/index.ts';
import { CardSpot } from './CardSpot.tsx';
import { Inspector } from './Inspector.tsx';

const close = () => desk.set({ pile: null });

/** A pile, opened: its cards in order, the top one first. */
export function PileDialog() {
  const { pile } = useDesk();
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen={pile !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Modal className="modal modal-wide">
        <Dialog className="pile-dialog">
          <PileContent />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PileContent() {
  const { pile } = useDesk();
  const look = useLook();
  const { words, say } = useWords();
  const roving = useRoving<HTMLDivElement>();
  const zone = pile ? look.zone(pile.seat, pile.zone) : undefined;
  useEffect(() => roving.ref.current?.querySelector<HTMLElement>('[data-spot]')?.focus(), [roving.ref]);
  if (!pile || !zone) return null;
  return (
    <>
      <Heading slot="title">
        {seatName(look, pile.seat, words)}: {say(zone.name)} <span className="tally">{zone.size}</span>
      </Heading>
      {zone.cards ? (
        <div className="pile-open">
          {/* biome-ignore lint/a11y/useSemanticElements: cards are no set of form fields */}
          <div className="pile-grid" role="group" aria-label={say(zone.name)} {...roving}>
            {zone.cards.map((id) => {
              const card = look.card(id);
              return card && <CardSpot key={id} card={card} copy />;
            })}
            {zone.cards.length === 0 && <p className="quiet">{words.emptyPile}</p>}
          </div>
          {zone.cards.length > 0 && <Inspector />}
        </div>
      ) : (
        <p>
          {words.closedPile} <b>{words.count(zone.size)}</b>
        </p>
      )}
      {/* biome-ignore lint/a11y/noAutofocus: a dialog puts the focus inside itself */}
      <button type="button" className="button" autoFocus={!zone.cards?.length} onClick={close}>
        {words.close}
      </button>
    </>
  );
}
