import { DeckError, type DeckFault, excerpt } from '../decks/error.ts';
import type { Allowed } from './limits.ts';
import { nameOf } from './names.ts';

/** A list of a `.lflist.conf` file. */
export type LimitList = {
  /** as its file calls it */
  readonly name: string;
  /** How many copies of a card it allows, by printed number; a card that is not here: three, or none on a white list. */
  readonly allowed: ReadonlyMap<string, Allowed>;
  /** whether only the cards that are named may be played (`$whitelist`) */
  readonly whitelist: boolean;
};

/**
 * Reads the lists of a `.lflist.conf` file: `!Name` begins one, `$whitelist` in it says that it names all cards there
 * are, and each line is an id and how many copies, with whatever behind it. `#` begins a comment.
 * @param cardOf - the printed number behind an id; undefined: no card of the game, whose line does not count
 * @throws {DeckError} with every line that is wrong.
 */
export function parseLimitLists(
  text: string,
  file: string | undefined,
  cardOf: (id: string) => string | undefined,
): readonly LimitList[] {
  const lists: { name: string; allowed: Map<string, Allowed>; whitelist: boolean }[] = [];
  const faults: DeckFault[] = [];
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((raw, index) => {
      const line = raw.trim();
      const here = index + 1;
      if (line === '' || line.startsWith('#')) return;
      if (line.startsWith('!')) {
        lists.push({ name: line.slice(1).trim(), allowed: new Map(), whitelist: false });
        return;
      }
      const list = lists.at(-1);
      if (list === undefined) {
        faults.push({
          code: 'entry-before-list',
          line: here,
          wrong: { ja: `${excerpt(line)}がどのリストにも入っていない`, en: `${excerpt(line)} stands in no list` },
          right: { ja: '上の行に「!リストの名前」と書く', en: 'write "!Name of the list" in a line above it' },
        });
        return;
      }
      if (/^\$whitelist$/i.test(line)) {
        list.whitelist = true;
        return;
      }
      const [, id, count] = /^(\d{1,10})\s+(-?\d+)(?:\s|--|#|$)/.exec(line) ?? [];
      const copies = Number(count);
      if (id === undefined || copies < -1 || copies > 3) {
        faults.push({
          code: 'not-an-entry',
          line: here,
          wrong: { ja: `${excerpt(line)}はリストの行ではない`, en: `${excerpt(line)} is no line of a list` },
          right: {
            ja: '番号と枚数（0から3）を書く。例：「55144522 1」',
            en: 'write the number of a card and how many copies, 0 to 3, such as "55144522 1"',
          },
        });
        return;
      }
      const card = cardOf(id);
      if (card === undefined) return;
      const name = nameOf(card);
      // A card that is listed under several ids may be played as the strictest of them says.
      const before = list.allowed.get(name) ?? 3;
      list.allowed.set(name, Math.min(before, copies < 0 ? 3 : copies) as Allowed);
    });
  if (lists.length === 0 && faults.length === 0)
    faults.push({
      code: 'entry-before-list',
      line: 1,
      wrong: { ja: 'リストがない', en: 'there is no list in it' },
      right: { ja: 'リストは「!名前」の行で始まる', en: 'a list begins with a line "!Name"' },
    });
  const [first, ...others] = faults;
  if (first) throw new DeckError([first, ...others], file);
  return lists;
}
