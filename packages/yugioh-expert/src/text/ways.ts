import { kindsOf, type SummonKind, summonFamilies } from '../duel.ts';

const families: readonly (readonly [ja: string, en: string, kinds: readonly SummonKind[]])[] = [
  ['召喚', 'Normal', summonFamilies.normally],
  ['反転召喚', 'Flip', ['flip']],
  ['特殊召喚', 'Special', summonFamilies.specially],
];

const meant = (as: readonly string[] | undefined): typeof families =>
  families.filter(([, , kinds]) => as === undefined || kinds.some((kind) => kindsOf(as).includes(kind)));

/** 召喚・反転召喚: in which ways something is summoned (default: in any). */
export const waysJa = (as?: readonly string[]): string =>
  meant(as)
    .map(([ja]) => ja)
    .join('・');

/** "Normal or Flip Summoned". */
export const waysEn = (as?: readonly string[]): string => {
  const words = meant(as).map(([, en]) => en);
  const last = words.pop() ?? '';
  return `${words.length > 0 ? `${words.join(', ')} or ` : ''}${last} Summoned`;
};
