import type { CardView, Frame } from '../protocol.ts';

const blank = (id: number, frame: Frame, kind: CardView['kind'], sign: string): CardView => ({
  id,
  owner: 'A',
  controller: 'A',
  zone: 'hand',
  faceUp: true,
  known: true,
  password: `fan-${id}`,
  name: { ja: '', en: '' },
  frame,
  ...(kind ? { kind } : {}),
  ...(sign ? { attribute: { ja: sign, en: sign }, level: id + 3 } : {}),
});

/** Five cards that nobody has named, for the first page. */
export const fan: CardView[] = [
  blank(1, 'trap', 'trap', ''),
  blank(2, 'effect', 'monster', '闇'),
  blank(3, 'normal', 'monster', '光'),
  blank(4, 'fusion', 'monster', '風'),
  blank(5, 'spell', 'spell', ''),
];
