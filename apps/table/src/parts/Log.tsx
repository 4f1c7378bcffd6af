import { useLayoutEffect, useRef } from 'react';
import { useTable } from '../table/table.ts';
import { useWords } from '../words/index.ts';

/** What has happened, by turns. */
export function Log() {
  const { log } = useTable();
  const { words, say } = useWords();
  const end = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [log]);

  return (
    <section className="panel log" data-region="log" aria-label={words.log} tabIndex={-1}>
      <h2>{words.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group names what scrolls */}
      <div className="log-list" ref={end} tabIndex={0} role="group" aria-label={words.log}>
        {log.length === 0 && <p className="quiet">{words.logEmpty}</p>}
        <ol>
          {log.map((entry) => (
            <li
              key={entry.id}
              data-kind={entry.kind}
              data-private={!entry.public || undefined}
              data-undone={entry.undone || undefined}
            >
              {entry.undone ? <s>{say(entry.text)}</s> : say(entry.text)}
              {entry.undone && <span className="flag">{words.undone}</span>}
              {!entry.public && <small> ({words.onlyYou})</small>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/**
 * The same entries for those who listen. Each is added once, in order, and never changes: an entry that is taken back
 * stays as it was said, and the taking back is an entry of its own.
 */
export function Announcer() {
  const { log, duel } = useTable();
  const { words, say } = useWords();
  return (
    <div className="hidden" role="log" aria-live="polite" aria-relevant="additions" aria-label={words.announcements}>
      {log.map((entry) => (
        <p key={`${duel}.${entry.id}`} data-entry={entry.id} data-public={entry.public || undefined}>
          {say(entry.text)}
        </p>
      ))}
    </div>
  );
}
