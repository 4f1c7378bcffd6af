import type { CardView } from '../protocol.ts';
import { kindOf, nameOf } from '../table/describe.ts';
import { useDesk, useLook } from '../table/desk.ts';
import { useWords } from '../words/index.ts';
import { Attribute, Figure } from './CardFace.tsx';
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
  const look = useLook();
  const { words, say } = useWords();
  if (!card.known)
    return (
      <div className="details">
        <span className="details-back face back" aria-hidden="true" />
        <p className="quiet">{words.unknownCard}</p>
      </div>
    );
  const name = nameOf(card, words, say);
  const host = card.equippedTo === undefined ? undefined : look.card(card.equippedTo);
  return (
    <article className="details" data-frame={card.frame}>
      <header className="details-head">
        <p className="details-name">{name}</p>
        {card.attribute && <Attribute sign={card.attribute.ja} />}
      </header>
      <div className="details-window">
        <Emblem seed={card.password ?? name} kind={card.kind ?? 'spell'} />
        {card.level !== undefined && (
          <span className="details-stars" role="img" aria-label={words.level(card.level)}>
            {'★'.repeat(card.level)}
          </span>
        )}
      </div>
      <p className="details-kind">
        {[card.attribute && say(card.attribute), card.race && say(card.race), kindOf(card, words)]
          .filter(Boolean)
          .join(' / ')}
      </p>
      {card.text && <p className="details-text">{say(card.text)}</p>}
      {card.kind === 'monster' && card.atk !== undefined && (
        <dl className="details-figures">
          <div>
            <dt>{words.atk}</dt>
            <dd>
              <Figure now={card.atk} base={card.baseAtk} strong />
              {card.baseAtk !== undefined && card.baseAtk !== card.atk && (
                <small>{words.originally(card.baseAtk)}</small>
              )}
            </dd>
          </div>
          <div>
            <dt>{words.def}</dt>
            <dd>
              <Figure now={card.def ?? 0} base={card.baseDef} strong />
              {card.baseDef !== undefined && card.baseDef !== card.def && (
                <small>{words.originally(card.baseDef)}</small>
              )}
            </dd>
          </div>
        </dl>
      )}
      {(card.changes ?? []).length > 0 && (
        <div className="details-changes">
          <p className="details-label">{words.changedBy}</p>
          <ul>
            {(card.changes ?? []).map(({ by, what }, i) => (
              <li key={i}>
                <b>{say(by)}</b> {say(what)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="details-notes">
        {card.position && card.zone === 'monsters' && (
          <li>{card.position === 'attack' ? words.attackPosition : words.defensePosition}</li>
        )}
        {(card.counters ?? []).map(({ name: counter, count }) => (
          <li key={counter.en}>
            {say(counter)}: {count}
          </li>
        ))}
        {host && <li>{words.equipped(nameOf(host, words, say))}</li>}
        {(card.targetedBy ?? []).length > 0 && <li>{words.targeted((card.targetedBy ?? []).join(words.comma))}</li>}
      </ul>
    </article>
  );
}
