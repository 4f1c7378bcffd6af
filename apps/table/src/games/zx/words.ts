import type { Lang } from '../../protocol.ts';
import { useWords } from '../../words/index.ts';

const en = {
  square: (n: number) => `square ${n}`,
  playerSquare: (square: string, who: string) => `${square} (${who}: player square)`,
  empty: (square: string) => `${square}, empty`,
  your: 'your ',
  theirs: 'opposing ',
};

const ja: typeof en = {
  square: (n) => `スクエア${n}`,
  playerSquare: (square, who) => `${square}（${who}のプレイヤースクエア）`,
  empty: (square) => `${square}・空き`,
  your: 'あなたの',
  theirs: '相手の',
};

const dictionaries: Record<Lang, typeof en> = { en, ja };

/** The words of the board of squares. */
export const useBoardWords = (): typeof en => dictionaries[useWords().lang];
