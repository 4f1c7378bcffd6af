import { nameOf, seatName } from '../table/describe.ts';
import { useLook } from '../table/desk.ts';
import { useGame } from '../table/table.ts';
import { useWords } from '../words/index.ts';

/** What waits to resolve, the highest number on top. */
export function Stack() {
  const look = useLook();
  const { words, say } = useWords();
  const { stack } = look.scene;
  const { ready } = useGame();
  if (!ready) return null;
  const names = ready.stack;
  return (
    <section className="panel stack" data-region="stack" aria-label={say(names.name)} tabIndex={-1}>
      <h2>
        {say(names.name)}
        {stack.length > 0 && <span className="tally">{stack.length}</span>}
      </h2>
      {stack.length === 0 && <p className="quiet">{say(names.empty)}</p>}
      <ol className="links" reversed>
        {stack.toReversed().map((link) => (
          <li
            key={link.number}
            className="link"
            data-mine={link.controller === look.me || undefined}
            data-negated={link.negated || undefined}
            data-resolving={link.resolving || undefined}
          >
            <span className="link-number" aria-hidden="true">
              {link.number}
            </span>
            <div className="link-body">
              <p className="link-name">
                <span className="hidden">{say(names.link).replace('{n}', String(link.number))}: </span>
                {say(link.name)}
              </p>
              <p className="link-who">
                {seatName(look, link.controller, words)}
                {link.negated && <span className="flag flag-no">{words.negated}</span>}
                {link.resolving && <span className="flag">{words.resolving}</span>}
              </p>
              <p className="link-effect">{say(link.effect)}</p>
              {link.targets.length > 0 && (
                <p className="link-targets">
                  {words.targets}:{' '}
                  {link.targets
                    .map((id) => look.card(id))
                    .map((card) => (card ? nameOf(card, words, say) : words.faceDown))
                    .join(words.comma)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
