import type { Decision } from '@rulechart/core';

/** What words at the prompt mean: a decision, several, or none. */
export type Meaning = { readonly d: Decision } | { readonly several: readonly string[] } | null;

/** Widths, cases and runs of blanks do not matter. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Reads a number of the menu, or words of one of its lines: the whole, its beginning, or a part of it. */
export function meaning(input: string, menu: readonly Decision[], lines: readonly string[]): Meaning {
  const text = folded(input);
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= menu.length)
    return { d: menu[Number(text) - 1] as Decision };
  const plain = lines.map(folded);
  for (const fits of [
    (line: string) => line === text,
    (line: string) => line.startsWith(text),
    (line: string) => text.split(' ').every((word) => line.includes(word)),
  ]) {
    const found = plain.flatMap((line, i) => (text !== '' && fits(line) ? [i] : []));
    const [first] = found;
    if (first === undefined) continue;
    // Copies of one card read alike: any of them will do.
    if (found.every((i) => plain[i] === plain[first])) return { d: menu[first] as Decision };
    return { several: found.map((i) => lines[i] as string) };
  }
  return null;
}
