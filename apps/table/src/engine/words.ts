import type { Text } from '../../protocol.ts';

/** What the page calls a decision of the rules. */
export const actOf: Readonly<Record<string, string>> = {
  normalSummon: 'summon',
  setMonster: 'set',
  tributeSet: 'set',
  setCard: 'set',
  flipSummon: 'flip',
  specialSummon: 'special-summon',
  changePosition: 'position',
  enterBattle: 'battle',
  endBattle: 'main2',
  endTurn: 'end',
};

/** The decisions of the rules behind an act of the page, the likeliest first. */
export const decisionsOf = (act: string): string[] => {
  const found = Object.entries(actOf)
    .filter(([, name]) => name === act)
    .map(([decision]) => decision);
  return found.length > 0 ? found : [act];
};

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
