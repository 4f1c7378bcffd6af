import type { CSSProperties } from 'react';
import type { CardView } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { Emblem } from './Emblem.tsx';

/** A card as it lies on the table: name, kind, attribute, level, ATK and DEF. Drawn by us; there is no art. */
export function CardFace({ card }: { card: CardView }) {
  const { words, say } = useWords();
  const lies = card.position === 'defense' && card.zone === 'monsters';
  if (!card.known) return <CardBack lies={lies} />;
  const name = card.name ? say(card.name) : '';
  const set = !card.faceUp && (card.zone === 'monsters' || card.zone === 'spells' || card.zone === 'field');
  if (set) return <CardBack lies={lies} name={name} />;
  const kind = card.kind ?? 'spell';
  return (
    <span className="face" data-frame={card.frame} data-lies={lies || undefined} aria-hidden="true">
      <span className="face-name" {...measure(name)}>
        {name}
      </span>
      <span className="face-window">
        <Emblem seed={card.password ?? name} kind={kind} />
        {card.attribute && <Attribute sign={card.attribute.ja} />}
        {card.level !== undefined && <span className="face-level">★{card.level}</span>}
        {(card.counters ?? []).map(({ name: counter, count }) => (
          <span key={counter.en} className="face-counter">
            {count}
          </span>
        ))}
      </span>
      <span className="face-foot">
        {kind === 'monster' && card.atk !== undefined ? (
          <>
            <Figure now={card.atk} base={card.baseAtk} strong={card.position !== 'defense'} />
            <Figure now={card.def ?? 0} base={card.baseDef} strong={card.position === 'defense'} />
          </>
        ) : (
          <span className="face-icon">
            {card.icon ? words.icon[card.icon] : card.frame ? words.frame[card.frame] : ''}
          </span>
        )}
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

/** The seal of an attribute. */
export function Attribute({ sign }: { sign: string }) {
  return (
    <span className="attribute" data-sign={sign} lang="ja">
      {sign}
    </span>
  );
}

export function Figure({ now, base, strong }: { now: number; base?: number | undefined; strong: boolean }) {
  const change = base === undefined || now === base ? undefined : now > base ? 'up' : 'down';
  return (
    <span className="figure" data-change={change} data-strong={strong || undefined}>
      {now}
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
