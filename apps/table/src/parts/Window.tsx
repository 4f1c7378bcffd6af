import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { type Desk, desk, useDesk } from '../table/desk.ts';
import { useWords } from '../words/index.ts';

interface Props {
  name: NonNullable<Desk['dialog']>;
  title: string;
  wide?: boolean;
  children: ReactNode;
}

const close = () => desk.set({ dialog: null });

/** A window of the page: opens by its name, closes by Escape, its button or a press beside it. */
export function Window({ name, title, wide, children }: Props) {
  const { dialog } = useDesk();
  const { words } = useWords();
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen={dialog === name}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Modal className={wide ? 'modal modal-wide' : 'modal'}>
        <Dialog className="window">
          <div className="window-head">
            <Heading slot="title">{title}</Heading>
            <button type="button" className="button quiet-button" onClick={close}>
              {words.close}
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
