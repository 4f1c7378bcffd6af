import type { CSSProperties } from 'react';
import type { CardView, FigureView } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { Emblem } from './Emblem.tsx';

/** A card as it lies on the table: name, emblem, seal, rank and figures. Drawn by us; there is no art. */
export function CardFace({ card }: { card: CardView }) {
  const { say } = useWords();
  const { turned = false, figures = [] } = card;
  if (!card.known) return <CardBack lies={turned} />;
  const name = card.name ? say(card.name) : '';
  if (card.covered) return <CardBack lies={turned} name={name} />;
  return (
    <span className="face" data-frame={card.frame} data-lies={turned || undefined} aria-hidden="true">
      <span className="face-name" {...measure(name)}>
        {name}
      </span>
      <span className="face-window">
        <Emblem seed={card.key ?? name} shape={card.emblem ?? 'even'} />
        {card.seal && <SealMark sign={card.seal.sign} />}
        {card.rank && (
          <span className="face-level">
            {card.rank.sign}
            {card.rank.value}
          </span>
        )}
        {card.badge && <span className="face-badge">{card.badge.sign}</span>}
        {(card.counters ?? []).map(({ name: counter, count }) => (
          <span key={counter.en} className="face-counter">
            {count}
          </span>
        ))}
      </span>
      <span className="face-foot">
        {figures.map((figure) => (
          <Figure key={figure.name.en} figure={figure} />
        ))}
        {figures.length === 0 && <span className="face-icon">{card.foot ? say(card.foot) : ''}</span>}
      </span>
    </span>
  );
}

function CardBack({ lies, name }: { lies: boolean; name?: string }) {
  return (
    <span className="face back" data-lies={lies || undefined} aria-hidden="true">
      {name && (
        <span className="back-name" {...measure(name)}>
          {name}
        </span>
      )}
    </span>
  );
}

/** The seal of a card. */
export function SealMark({ sign }: { sign: string }) {
  return (
    <span className="seal" data-sign={sign} lang="ja">
      {sign}
    </span>
  );
}

export function Figure({ figure: { now, base, strong, harm } }: { figure: FigureView }) {
  const change = base === undefined || now === base ? undefined : now > base ? 'up' : 'down';
  return (
    <span className="figure" data-change={change} data-strong={strong} data-harm={harm}>
      {harm ? `−${now}` : now}
    </span>
  );
}

/** How much room a name takes: a Japanese sign counts for two and may be followed by a new line, a word may not. */
function measure(name: string) {
  const units = (text: string) => [...text].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e80 ? 2 : 1), 0);
  const all = units(name);
  const word = Math.max(6, ...name.split(/[\s\u2e80-\uffff-]+/).map(units));
  return {
    'data-length': all <= 15 ? 'short' : all <= 26 ? 'middle' : 'long',
    style: { '--word': word } as CSSProperties,
  };
}
