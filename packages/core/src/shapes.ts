import { closest, LoadError } from './names.ts';

/** Says what is wrong with a value, at its place in the rule set. @throws {LoadError} */
export type Check = (value: unknown, where: string) => void;
/** Checks by key; those with a `?` may be left out. */
export type Fields = Readonly<Record<string, Check>>;

/** @throws {LoadError} at this place. */
export function fail(where: string, problem: string): never {
  throw new LoadError(where, problem);
}

const shown = (value: unknown): string =>
  typeof value === 'function' ? 'a function' : (JSON.stringify(value)?.slice(0, 60) ?? String(value));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const is =
  (type: 'string' | 'function' | 'boolean'): Check =>
  (value, where) => {
    if (typeof value !== type || value === '') fail(where, `a ${type} is needed, not ${shown(value)}`);
  };
/** A text that is not empty. */
export const text = is('string');
/** A function. */
export const fn = is('function');
/** True or false. */
export const flag = is('boolean');
/** Any object. */
export const object: Check = (value, where) => {
  if (!isObject(value)) fail(where, `an object is needed, not ${shown(value)}`);
};
/** An integer within two limits. */
export const integer =
  (low: number, high: number): Check =>
  (value, where) => {
    if (!Number.isInteger(value) || (value as number) < low || (value as number) > high)
      fail(where, `an integer within ${low} … ${high} is needed, not ${shown(value)}`);
  };
/** One of these words. */
export const oneOf =
  (known: readonly string[]): Check =>
  (value, where) => {
    if (!known.includes(value as string)) fail(where, `one of ${known.join(', ')} is needed, not ${shown(value)}`);
  };
/** A list, each of whose elements is checked. */
export const list =
  (each: Check, most = 4096): Check =>
  (value, where) => {
    if (!Array.isArray(value)) fail(where, `a list is needed, not ${shown(value)}`);
    if ((value as unknown[]).length > most) fail(where, `${most} at most, ${(value as unknown[]).length} given`);
    (value as unknown[]).forEach((one, i) => {
      each(one, `${where}[${i}]`);
    });
  };
/** Names, each of them once. */
export const names =
  (most: number): Check =>
  (value, where) => {
    list(text, most)(value, where);
    (value as string[]).forEach((name, i, all) => {
      if (all.indexOf(name) !== i) fail(`${where}[${i}]`, `"${name}" is named twice`);
    });
  };
/** An object with any keys, each of whose values is checked. */
export const record =
  (each: Check, most = 4096): Check =>
  (value, where) => {
    object(value, where);
    const entries = Object.entries(value as object);
    if (entries.length > most) fail(where, `${most} at most, ${entries.length} given`);
    for (const [key, one] of entries) each(one, `${where}.${key}`);
  };
/** An object with these keys and no others; those with a `?` may be left out. */
export const shape =
  (fields: Fields): Check =>
  (value, where) => {
    object(value, where);
    const given = value as Readonly<Record<string, unknown>>;
    const known = Object.keys(fields).map((key) => key.replace('?', ''));
    for (const key of Object.keys(given))
      if (!known.includes(key)) fail(where, `there is no key "${key}"; closest: ${closest(key, known, 3).join(', ')}`);
    for (const [name, check] of Object.entries(fields)) {
      const key = name.replace('?', '');
      if (given[key] !== undefined) check(given[key], `${where}.${key}`);
      else if (name === key) fail(where, `"${key}" is missing`);
    }
  };
/** Objects of a list, each with another name under the key. */
export const distinct =
  (key: string, each: Check): Check =>
  (value, where) => {
    list(each)(value, where);
    const seen = new Set<unknown>();
    (value as Record<string, unknown>[]).forEach((one, i) => {
      if (seen.has(one[key])) fail(`${where}[${i}].${key}`, `${shown(one[key])} is given twice`);
      seen.add(one[key]);
    });
  };

/** A text in both languages. */
export const words = shape({ ja: text, en: text });
