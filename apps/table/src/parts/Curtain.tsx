import { useEffect, useRef } from 'react';
import type { Seat } from '../protocol.ts';
import { table } from '../table/table.ts';
import { useWords } from '../words/index.ts';

/** Between two players at one screen. While it is down, the page holds nothing of the duel. */
export function Curtain({ next }: { next: Seat }) {
  const { words } = useWords();
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus(), []);
  return (
    <main className="curtain">
      <div className="curtain-card">
        <span className="stamp stamp-large" aria-hidden="true">
          {next}
        </span>
        <h1>{words.curtainTitle(next)}</h1>
        <p>{words.curtainLead(next)}</p>
        <button type="button" className="button primary" ref={lift} onClick={table.lookNow}>
          {words.curtainLift(next)}
        </button>
      </div>
    </main>
  );
}
