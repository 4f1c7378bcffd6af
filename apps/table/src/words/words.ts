import type { en } from './en.ts';

/** The shape that English gives and every other language must fill: a missing translation does not compile. */
type Shape<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Shape<T[K]> };

export type Words = Shape<typeof en>;
