import type { SheetDifference, SheetRow, SheetSection } from '@rulechart/core';
import { pool } from '../cards/pool.generated.ts';
import { reasons } from './differences.ts';
import { listRows } from './lists.generated.ts';

/** Marks that say no more than that a card is listed: in a list of lines, "yes", and the doubts of who wrote it down. */
const plain = (mark: string, section: string): string =>
  /★/.test(mark) || ['', '□', '・'].includes(mark) || (section === 'draw-count.negate' && mark === '●') ? '' : mark;

/** The mark of a row; where the list on targeting has headings in its place, what the heading says. */
function printedMark(section: string, mark: string, group: string): string {
  if (section !== 'basic.targeting') return plain(mark, section);
  return group.startsWith('対象を取る') ? '●' : '○';
}

/** The lists as they were printed, without the rows that say what does not belong to a list. */
export const lists = listRows
  .filter(([, , , group]) => !group.startsWith('ターンカウントではない') && !group.startsWith('除外'))
  .map(([section, password, mark, group]) => ({ section, password, mark: printedMark(section, mark, group) }));

/** Lists that give examples and do not mean to be whole: what they lack says nothing. */
const examples: readonly string[] = [
  'basic.targeting',
  'basic.dry-activation',
  'counters',
  'control',
  'gy-to-deck',
  'discard-effect',
  'hand-to-gy-effect',
  'draw-count.blessing',
  'draw-count.negate',
  'heal-count',
];

/** What a printed list and the derived rows of its section say of the same cards of the pool. */
export function compare(id: string, rows: readonly SheetRow[]): SheetSection {
  const listed = new Map<string, string>(
    lists.flatMap(({ section, password, mark }) => (section === id ? [[password, mark]] : [])),
  );
  const derived = new Map<string, string>(
    rows.flatMap(({ section, password, mark }) => (section === id ? [[password, plain(mark, id)]] : [])),
  );
  const inPool = pool.filter(({ key }) => listed.has(key)).length;
  const differences = pool.flatMap(({ key: password, name }): SheetDifference[] => {
    const [theirs, ours] = [listed.get(password), derived.get(password)];
    if (theirs === ours) return [];
    if (theirs === undefined && examples.includes(id)) return [];
    // Listed with a mark that nobody explains: it counts as listed.
    if (theirs === '' && ours !== undefined) return [];
    const why = reasons[id]?.[name.en];
    return [
      {
        password,
        name,
        ...(theirs === undefined ? {} : { listed: theirs }),
        ...(ours === undefined ? {} : { derived: ours }),
        ...(why === undefined ? {} : { why }),
      },
    ];
  });
  const state = differences.some(({ why }) => why === undefined) ? 'differs' : inPool < 2 ? 'untested' : 'agrees';
  return { id, listed: listed.size, inPool, derived: derived.size, state, differences };
}
