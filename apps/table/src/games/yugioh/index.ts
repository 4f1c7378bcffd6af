import type { PageGame } from '../game.ts';
import { Board } from './Board.tsx';
import Engine from './engine/worker.ts?worker';

export const yugioh: PageGame = {
  name: { ja: '遊戯王OCG', en: 'Yu-Gi-Oh! OCG' },
  note: { ja: '新エキスパートルール', en: 'New Expert Rules' },
  Engine,
  Board,
  laid: ['hand', 'monsters', 'spells', 'field'],
};
