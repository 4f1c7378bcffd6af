import { below, type Randomness } from '@rulechart/core';

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', ''];
const strange: readonly unknown[] = [
  ...inherited,
  null,
  true,
  0,
  -1,
  1e9,
  2 ** 31,
  -(2 ** 53),
  1e308,
  Number.NaN,
  0.5,
  [],
  {},
  'x'.repeat(100_000),
  JSON.parse('{"__proto__": {"a": 1}, "constructor": 3}'),
];
const bits = [
  '',
  '\0',
  '\uFFFD',
  '\n',
  '- ',
  ': ',
  '&a *a',
  '{',
  '[',
  '9'.repeat(20),
  '-1',
  '!!',
  '#',
  '"',
  ...inherited,
];

const pick = <T>(source: Randomness, list: readonly T[]): T => list[below(source, list.length)] as T;

/** A tree nested as deep as no file is. */
const deep = (n: number): unknown => {
  let tree: unknown = 1;
  for (let i = 0; i < n; i++) tree = i % 2 === 0 ? [tree] : { a: tree };
  return tree;
};

/**
 * Changes one place of a tree of plain data, as no honest program would: gone, there twice, of another type, under another
 * name, nested deep. Gives a copy; the same source of chance makes the same change.
 */
export function disturb(tree: unknown, source: Randomness): unknown {
  if (typeof tree !== 'object' || tree === null || below(source, 6) === 0) {
    if (below(source, 8) === 0) return deep(pick(source, [3, 200, 3000]));
    return pick(source, strange);
  }
  const keys = Object.keys(tree);
  if (keys.length === 0) return pick(source, strange);
  const key = pick(source, keys);
  const copy = (Array.isArray(tree) ? [...tree] : { ...tree }) as Record<string, unknown>;
  switch (below(source, 8)) {
    case 0:
      if (Array.isArray(copy)) copy.splice(Number(key), 1);
      else delete copy[key];
      return copy;
    case 1:
      if (Array.isArray(copy)) copy.push(copy[Number(key)]);
      else
        Object.defineProperty(copy, pick(source, inherited), {
          value: copy[key],
          enumerable: true,
          configurable: true,
        });
      return copy;
    default:
      copy[key] = disturb(copy[key], source);
      return copy;
  }
}

/** Changes some characters of a text: gone, or with something between them that formats trip over. */
export function scramble(text: string, source: Randomness): string {
  const at = below(source, text.length + 1);
  const to = Math.min(text.length, at + below(source, 12));
  const bit = pick(source, bits);
  return (
    text.slice(0, at) + (below(source, 5) === 0 ? bit.repeat(1000) : bit) + text.slice(below(source, 3) === 0 ? to : at)
  );
}

/** Errors of the language say that nobody has looked. */
const raw = ['Error', 'TypeError', 'ReferenceError', 'SyntaxError', 'InternalError', 'AssertionError'];
const RAW_RANGE = /call stack|Invalid (array|typed|count|string)|out of range index/u;

/** Whether an error is one that whoever gave the input can read: one line, of a class of its own. */
export const isTold = ({ name, message }: Error): boolean =>
  !raw.includes(name) && !message.includes('\n') && !(name === 'RangeError' && RAW_RANGE.test(message));
