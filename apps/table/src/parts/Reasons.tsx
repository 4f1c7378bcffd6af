import type { ActRef } from '../protocol.ts';
import { type Reason, useReasons } from '../table/reasons.ts';
import { useGame } from '../table/table.ts';
import { useWords } from '../words/index.ts';

/** Why not: every reason that the rules give, each with its passage, and when it will be possible. */
export function Reasons({ acts, most }: { acts: readonly ActRef[]; most?: number }) {
  const { words } = useWords();
  const found = useReasons(acts);
  if (!found) return <p className="quiet">{words.asking}</p>;
  const { reasons } = found;
  const shown = most === undefined ? reasons : reasons.slice(0, most);
  if (reasons.length === 0) return <p className="quiet">{words.allowed}</p>;
  const several = new Set(acts.map(({ act }) => act)).size > 1;
  return (
    <>
      <ul className="reasons">
        {shown.map((reason) => (
          <ReasonItem key={`${reason.code} ${reason.text.en}`} reason={reason} named={several} />
        ))}
      </ul>
      {shown.length < reasons.length && <p className="quiet">{words.more(reasons.length - shown.length)}</p>}
    </>
  );
}

function ReasonItem({ reason, named }: { reason: Reason; named: boolean }) {
  const { words, say } = useWords();
  const { ready } = useGame();
  const nameOf = (act: string) => (ready?.acts[act] ? say(ready.acts[act]) : act);
  return (
    <li className="reason" data-code={reason.code}>
      {named && <p className="reason-acts">{reason.acts.map(nameOf).join(' / ')}</p>}
      <p className="reason-text">{say(reason.text)}</p>
      {reason.until && (
        <p className="reason-until">
          <span>{words.until}: </span>
          {say(reason.until)}
        </p>
      )}
      <p className="reason-source">
        <span>{words.passage}: </span>
        {say(reason.source)}
      </p>
    </li>
  );
}
