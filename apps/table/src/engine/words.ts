import type { Seat, Text } from '../protocol.ts';

export const t = (ja: string, en: string): Text => ({ ja, en });

/** Fills `{name}` in a sentence of both languages. */
export const fill = (text: Text, values: Readonly<Record<string, Text | string | number>>): Text => {
  const of = (lang: 'ja' | 'en'): string =>
    text[lang].replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key];
      return value === undefined ? '' : typeof value === 'object' ? value[lang] : String(value);
    });
  return { ja: of('ja'), en: of('en') };
};

export const seatNumber = (seat: Seat): number => (seat === 'A' ? 0 : 1);
export const seatName = (seat: number): Seat => (seat === 0 ? 'A' : 'B');

/** A change, with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
