import type { PageGame } from '../game.ts';
import { Board } from './Board.tsx';
import Engine from './engine/worker.ts?worker';

export const zx: PageGame = {
  name: { ja: 'Z/X', en: 'Z/X' },
  note: { ja: '2017年春のルール', en: 'Rules of spring 2017' },
  Engine,
  Board,
  laid: ['hand', 'squares', 'charge', 'life'],
};
