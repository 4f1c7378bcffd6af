import type { Sentence } from './ruleset.ts';

/** 一段: 捨てる、捨て、捨てて. */
export const ichidan = (before: string, stem: string): Sentence => ({
  before,
  plain: `${stem}る`,
  lean: stem,
  te: `${stem}て`,
});

/** サ変: 破壊する、破壊し、破壊して. */
export const suru = (before: string, noun: string): Sentence => ({
  before,
  plain: `${noun}する`,
  lean: `${noun}し`,
  te: `${noun}して`,
});

const rows: Readonly<Record<string, readonly [lean: string, te: string]>> = {
  う: ['い', 'って'],
  く: ['き', 'いて'],
  す: ['し', 'して'],
  つ: ['ち', 'って'],
  ぶ: ['び', 'んで'],
  む: ['み', 'んで'],
  る: ['り', 'って'],
};

/** 五段: 選ぶ、選び、選んで. `ending` is the last kana of the plain form. */
export const godan = (before: string, stem: string, ending: string): Sentence => {
  const row = rows[ending];
  if (!row) throw new RangeError(`no verb ends in ${ending}; one of ${Object.keys(rows).join(' ')}`);
  return { before, plain: `${stem}${ending}`, lean: `${stem}${row[0]}`, te: `${stem}${row[1]}` };
};

/** `a card`, `2 cards`. */
export const plural = (n: number | string, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;
