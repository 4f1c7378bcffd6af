import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { seatName } from '../table/describe.ts';
import { desk, useDesk, useLook } from '../table/desk.ts';
import { table } from '../table/table.ts';
import { useWords } from '../words/index.ts';
import { Emblem } from './Emblem.tsx';

const seen = () => desk.set({ resultSeen: true });

/** How it ended and by which rule, and where to go from here. */
export function GameOver() {
  const look = useLook();
  const { resultSeen } = useDesk();
  const { words, say } = useWords();
  const { result, turn, replay, undo } = look.scene;
  const outcome = !result?.winner ? 'draw' : result.winner === look.me ? 'win' : 'lose';
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen={result !== null && !resultSeen && !replay}
      onOpenChange={(open) => {
        if (!open) seen();
      }}
    >
      <Modal className="modal game-over" data-outcome={outcome}>
        <Dialog className="window">
          {result && (
            <>
              <div className="game-over-sign">
                <Emblem seed={`${outcome}${turn}`} shape="round" />
              </div>
              <Heading slot="title">{words[outcome]}</Heading>
              <p className="game-over-winner">
                {result.winner
                  ? words.winner(seatName(look, result.winner, words), result.winner === look.me)
                  : words.nobodyWins}
                {words.comma}
                {words.turnsPlayed(turn)}
              </p>
              <p>{say(result.reason)}</p>
              {result.source && (
                <p className="reason-source">
                  <span>{words.passage}: </span>
                  {say(result.source)}
                </p>
              )}
              <div className="window-foot">
                <button
                  type="button"
                  className="button primary"
                  // biome-ignore lint/a11y/noAutofocus: a dialog puts the focus inside itself
                  autoFocus
                  onClick={() => {
                    seen();
                    desk.set({ dialog: 'setup' });
                  }}
                >
                  {words.newDuel}
                </button>
                <button type="button" className="button" onClick={table.save}>
                  {words.saveReplay}
                </button>
                {undo && (
                  <button type="button" className="button" onClick={table.undo}>
                    {words.undo}
                  </button>
                )}
                <button type="button" className="button" onClick={seen}>
                  {words.lookTable}
                </button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** After the dialog was closed: the result, where the question used to be. */
export function ResultStrip() {
  const look = useLook();
  const { words, say } = useWords();
  const { result, replay } = look.scene;
  if (!result || replay) return null;
  return (
    <div className="prompt-frame">
      <section className="prompt" data-region="prompt" aria-label={words.showResult} tabIndex={-1}>
        <div className="prompt-words">
          <p className="prompt-who">
            {result.winner
              ? words.winner(seatName(look, result.winner, words), result.winner === look.me)
              : words.nobodyWins}
          </p>
          <p className="prompt-text">{say(result.reason)}</p>
        </div>
        <div className="answers">
          <button type="button" className="button" onClick={() => desk.set({ resultSeen: false })}>
            {words.showResult}
          </button>
          <button type="button" className="button primary" onClick={() => desk.set({ dialog: 'setup' })}>
            {words.newDuel}
          </button>
        </div>
      </section>
    </div>
  );
}
