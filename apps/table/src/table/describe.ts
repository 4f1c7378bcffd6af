import type { CardView, OptionView, Seat, Text } from '../protocol.ts';
import type { Words } from '../words/index.ts';
import type { Look } from './look.ts';

type Say = (text: Text) => string;

export const seatName = (look: Look, seat: Seat, words: Words): string =>
  seat === look.me ? words.you : words.opponent;

/** What a card is, in a few words: "Quick-Play Spell", "Effect Monster". */
export function kindOf(card: CardView, words: Words): string {
  if (!card.frame) return '';
  const frame = words.frame[card.frame];
  if (card.kind === 'monster' || !card.icon) return frame;
  return words.kind(words.icon[card.icon], frame);
}

export function nameOf(card: CardView, words: Words, say: Say): string {
  return card.name ? say(card.name) : words.faceDown;
}

/** All that a look at the card tells, for those who listen instead. */
export function describe(card: CardView, words: Words, say: Say, notes: readonly (string | false)[] = []): string {
  const name = nameOf(card, words, say);
  const parts: (string | false | undefined)[] = [
    card.known && !card.faceUp && card.zone !== 'hand' && card.zone !== 'deck' && card.zone !== 'fusion'
      ? words.setCard(name)
      : name,
    card.known && kindOf(card, words),
    card.attribute && say(card.attribute),
    card.level !== undefined && words.level(card.level),
    card.atk !== undefined && `${words.atk} ${card.atk}`,
    card.def !== undefined && `${words.def} ${card.def}`,
    card.position && (card.position === 'attack' ? words.attackPosition : words.defensePosition),
    ...(card.counters ?? []).map(({ name: counter, count }) => `${say(counter)} ${count}`),
    ...notes,
  ];
  return parts.filter(Boolean).join(words.comma);
}

/** What an option does. Its label may leave out the card, which the reader of a list needs, and the target. */
export function tellOption(option: OptionView, look: Look, words: Words, say: Say, withCard: boolean): string {
  const label = say(option.label);
  const named = (id: number | undefined) => {
    const card = id === undefined ? undefined : look.card(id);
    const name = card && nameOf(card, words, say);
    return name && !label.includes(name) ? name : undefined;
  };
  const card = withCard ? named(option.card) : undefined;
  const target = named(option.target);
  return `${card ? `${card}: ` : ''}${label}${target ? ` → ${target}` : ''}`;
}
