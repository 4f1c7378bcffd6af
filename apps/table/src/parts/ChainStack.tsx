import { nameOf, seatName } from '../table/describe.ts';
import { useLook } from '../table/desk.ts';
import { useWords } from '../words/index.ts';

/** The chain as the stack it is: what was added last lies on top and resolves first. */
export function ChainStack() {
  const look = useLook();
  const { words, say } = useWords();
  const { chain } = look.scene;
  return (
    <section className="panel chain" data-region="chain" aria-label={words.chain} tabIndex={-1}>
      <h2>
        {words.chain}
        {chain.length > 0 && <span className="tally">{chain.length}</span>}
      </h2>
      {chain.length === 0 && <p className="quiet">{words.chainEmpty}</p>}
      <ol className="links" reversed>
        {chain.toReversed().map((link) => (
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
                <span className="hidden">{words.link(link.number)}: </span>
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
