import { seatName } from '../table/describe.ts';
import { useLook } from '../table/desk.ts';
import { table } from '../table/table.ts';
import { useWords } from '../words/index.ts';

/** An opened replay: go to any decision of it, and play on from there. */
export function ReplayBar() {
  const look = useLook();
  const { scene } = look;
  const { words, say } = useWords();
  if (!scene.replay) return null;
  const { at, of } = scene.replay;
  const { result } = scene;
  const steps: [label: string, sign: string, to: number][] = [
    [words.first, '«', 0],
    [words.back, '‹', at - 1],
    [words.forward, '›', at + 1],
    [words.last, '»', of],
  ];
  return (
    <div className="prompt-frame">
      <section className="prompt replay-bar" data-region="prompt" aria-label={words.replay} tabIndex={-1}>
        <div className="prompt-words">
          <p className="prompt-who">{words.replay}</p>
          <p className="prompt-text">{words.replayAt(at, of)}</p>
          {result && (
            <p className="prompt-why">
              {result.winner
                ? words.winner(seatName(look, result.winner, words), result.winner === look.me)
                : words.nobodyWins}
              {words.comma}
              {say(result.reason)}
            </p>
          )}
          <input
            type="range"
            min={0}
            max={of}
            value={at}
            aria-label={words.replayAt(at, of)}
            onChange={({ target }) => table.seek(Number(target.value))}
          />
        </div>
        <div className="answers">
          {steps.map(([label, sign, to]) => (
            <button
              key={label}
              type="button"
              className="button"
              aria-label={label}
              title={label}
              disabled={to < 0 || to > of || to === at}
              onClick={() => table.seek(to)}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ))}
          <button type="button" className="button primary" onClick={table.resume}>
            {words.playOn}
          </button>
        </div>
      </section>
    </div>
  );
}
