import type { CardView } from '../protocol.ts';
import { nameOf } from '../table/describe.ts';
import { useDesk, useLook } from '../table/desk.ts';
import { useWords } from '../words/index.ts';
import { Figure, SealMark } from './CardFace.tsx';
import { Emblem } from './Emblem.tsx';

/** The card that is pointed at, large enough to read. */
export function Inspector() {
  const { inspected } = useDesk();
  const look = useLook();
  const { words } = useWords();
  const shown = inspected ?? look.scene.asks?.about;
  const card = shown === undefined ? undefined : look.card(shown);
  return (
    <section className="panel inspector" aria-label={words.inspector}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group names what scrolls */}
      <div className="inspector-scroll" tabIndex={0} role="group" aria-label={words.inspector}>
        {card ? <CardDetails card={card} /> : <p className="quiet">{words.inspectorEmpty}</p>}
      </div>
    </section>
  );
}

export function CardDetails({ card }: { card: CardView }) {
  const { words, say } = useWords();
  if (!card.known)
    return (
      <div className="details">
        <span className="details-back face back" aria-hidden="true" />
        <p className="quiet">{words.unknownCard}</p>
      </div>
    );
  const name = nameOf(card, words, say);
  const { traits, figures = [], changes = [] } = card;
  return (
    <article className="details" data-frame={card.frame}>
      <header className="details-head">
        <p className="details-name">{name}</p>
        {card.seal && <SealMark sign={card.seal.sign} />}
      </header>
      <div className="details-window">
        <Emblem seed={card.key ?? name} shape={card.emblem ?? 'even'} />
        {card.rank && (
          <span className="details-stars" role="img" aria-label={say(card.rank.name)}>
            {card.rank.sign === '★' ? '★'.repeat(card.rank.value) : `${card.rank.sign} ${card.rank.value}`}
          </span>
        )}
      </div>
      <p className="details-kind">{(traits ?? (card.kind ? [card.kind] : [])).map(say).join(' / ')}</p>
      {card.text && say(card.text) && <p className="details-text">{say(card.text)}</p>}
      {figures.length > 0 && (
        <dl className="details-figures">
          {figures.map((figure) => (
            <div key={figure.name.en}>
              <dt>{say(figure.name)}</dt>
              <dd>
                <Figure figure={{ ...figure, strong: true }} />
                {figure.base !== undefined && figure.base !== figure.now && (
                  <small>{words.originally(figure.base)}</small>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {changes.length > 0 && (
        <div className="details-changes">
          <p className="details-label">{words.changedBy}</p>
          <ul>
            {changes.map(({ by, what }, i) => (
              <li key={i}>
                <b>{say(by)}</b> {say(what)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="details-notes">
        {card.badge && <li>{say(card.badge.name)}</li>}
        {(card.states ?? []).map((state) => (
          <li key={state.en}>{say(state)}</li>
        ))}
        {(card.counters ?? []).map(({ name: counter, count }) => (
          <li key={counter.en}>
            {say(counter)}: {count}
          </li>
        ))}
      </ul>
    </article>
  );
}
