import type { CardView } from '../protocol.ts';

const blank = (id: number, frame: string, emblem: NonNullable<CardView['emblem']>, sign: string): CardView => ({
  id,
  owner: 'A',
  controller: 'A',
  zone: 'hand',
  known: true,
  key: `fan-${id}`,
  name: { ja: '', en: '' },
  frame,
  emblem,
  ...(sign ? { seal: { sign, name: { ja: sign, en: sign } } } : {}),
});

/** Five cards that nobody has named, for the first page. */
export const fan: CardView[] = [
  blank(1, 'trap', 'sharp', ''),
  blank(2, 'effect', 'round', '闇'),
  blank(3, 'normal', 'round', '光'),
  blank(4, 'fusion', 'round', '風'),
  blank(5, 'spell', 'even', ''),
];
