import { fold } from '../names/fold.ts';
import type { DeckPart } from './deck.ts';
import type { ListedCard, ListedDeck } from './listed.ts';

/** Headings of a list as people write it, folded, and the part that begins there; `null`: the part goes on. */
const headings: Readonly<Record<string, DeckPart | null>> = {
  main: 'main',
  maindeck: 'main',
  メイン: 'main',
  メインデッキ: 'main',
  デッキ: 'main',
  extra: 'extra',
  extradeck: 'extra',
  fusion: 'extra',
  fusions: 'extra',
  fusiondeck: 'extra',
  融合デッキ: 'extra',
  エクストラ: 'extra',
  エクストラデッキ: 'extra',
  side: 'side',
  sidedeck: 'side',
  サイド: 'side',
  サイドデッキ: 'side',
  monsters: null,
  monster: null,
  spells: null,
  spell: null,
  magic: null,
  traps: null,
  trap: null,
  モンスター: null,
  モンスターカード: null,
  魔法: null,
  魔法カード: null,
  罠: null,
  罠カード: null,
};

/** A heading without what surrounds it: a count, brackets, a colon. */
const asHeading = (line: string): string =>
  fold(line)
    .replace(/[()[\]{}【】「」:=*_-]/g, '')
    .replace(/\d+(枚|cards?)?$/, '');

/** Ways to write how many: `3 Name`, `3x Name`, `Name x3`, `Name ×3`, `Name (3)`, `名前 3枚`. */
const counted: readonly { readonly shape: RegExp; readonly count: number; readonly name: number }[] = [
  { shape: /^(\d{1,2})\s+(.+)$/u, count: 1, name: 2 },
  { shape: /^(\d{1,2})\s*(?:[x×*]|枚)\s*(.+)$/iu, count: 1, name: 2 },
  { shape: /^(.+?)\s*(?:\s[x×*]|[×*])\s*(\d{1,2})$/iu, count: 2, name: 1 },
  { shape: /^(.+?)\s*[(]\s*(\d{1,2})\s*[)]$/u, count: 2, name: 1 },
  { shape: /^(.+?)\s+(\d{1,2})\s*枚?$/u, count: 2, name: 1 },
  { shape: /^(.+?)\s*(\d{1,2})\s*枚$/u, count: 2, name: 1 },
];

/** Everything a line may say: so many of a card, or one card of that whole name. */
function readings(line: string): readonly { readonly name: string; readonly count: number }[] {
  const found = counted.flatMap(({ shape, count, name }) => {
    const match = shape.exec(line);
    return match ? [{ name: (match[name] as string).trim(), count: Number(match[count]) }] : [];
  });
  return [{ name: line, count: 1 }, ...found];
}

const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());

const isRemark = (line: string): boolean => line === '' || line.startsWith('#') || line.startsWith('//');

/** Whether the text is a list of names, as people paste it: no section of a `.ydk` file, and a line with a letter. */
export function isPasted(text: string): boolean {
  const lines = linesOf(text);
  return (
    !lines.some((line) => /^(#\s*(main|extra|side)|!.*)$/i.test(line)) &&
    lines.some((line) => !isRemark(line) && /\p{L}/u.test(line))
  );
}

/**
 * Lists what a pasted list holds: a card a line, with how many of it before or after its name, below headings such as
 * `Main Deck`, `Fusion Deck` and `Side Deck`. What stands before the first heading is the main deck.
 * @param isCard - whether a name (or number) is a card's
 */
export function listPasted(text: string, isCard: (name: string) => boolean): ListedDeck {
  const cards: ListedCard[] = [];
  let part: DeckPart = 'main';
  linesOf(text).forEach((raw, index) => {
    if (isRemark(raw)) return;
    const line = raw.replace(/^[-•・*]\s+/u, '');
    const possible = readings(line);
    const meant = possible.find(({ name }) => isCard(name));
    const heading = asHeading(line);
    if (!meant && Object.hasOwn(headings, heading)) {
      part = headings[heading] ?? part;
      return;
    }
    const { name, count } = meant ?? (possible[1] as (typeof possible)[0] | undefined) ?? { name: line, count: 1 };
    for (let i = 0; i < count; i++) cards.push({ part, id: name, line: index + 1, isName: true });
  });
  return { cards, faults: [] };
}
