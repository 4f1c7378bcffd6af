import type { CardView, OptionView, Seat, Text } from '../protocol.ts';
import { useWords, type Words } from '../words/index.ts';
import type { Choice } from './choices.ts';
import { useLook } from './desk.ts';
import type { Look } from './look.ts';
import { useGame } from './table.ts';

type Say = (text: Text) => string;

export const seatName = (look: Look, seat: Seat, words: Words): string =>
  seat === look.me ? words.you : words.opponent;

export function nameOf(card: CardView, words: Words, say: Say): string {
  return card.name ? say(card.name) : words.faceDown;
}

/** All that a look at the card tells, for those who listen instead. `where` leads up to its name. */
export function describe(
  card: CardView,
  words: Words,
  say: Say,
  notes: readonly (string | false)[] = [],
  where = '',
): string {
  const name = nameOf(card, words, say);
  const parts: (string | false | undefined)[] = [
    `${where}${card.known && card.covered ? words.setCard(name) : name}`,
    card.kind && say(card.kind),
    card.seal && say(card.seal.name),
    card.rank && say(card.rank.name),
    ...(card.figures ?? []).map((figure) => `${say(figure.name)} ${figure.now}`),
    card.badge && say(card.badge.name),
    ...(card.states ?? []).map(say),
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

/** What a choice does: an act that still wants its place is called by its name alone. */
export function useTellChoice(): (choice: Choice, withCard: boolean) => string {
  const look = useLook();
  const { ready } = useGame();
  const { words, say } = useWords();
  return ({ option, aim }, withCard) => {
    const name = aim && ready?.acts[aim.act];
    return tellOption(name ? { ...option, label: name } : option, look, words, say, withCard);
  };
}
