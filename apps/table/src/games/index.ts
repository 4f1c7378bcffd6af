import type { ComponentType } from 'react';
import type { GameId, Text } from '../protocol.ts';
import { YugiohBoard } from './yugioh/Board.tsx';
import YugiohEngine from './yugioh/engine/worker.ts?worker';
import { ZxBoard } from './zx/Board.tsx';
import ZxEngine from './zx/engine/worker.ts?worker';

/** What the page knows of a game: who plays it, and what its field looks like. */
export interface PageGame {
  readonly name: Text;
  readonly note: Text;
  readonly Engine: new () => Worker;
  /** The field between the two hands. */
  readonly Board: ComponentType;
  /** Zones whose cards lie on the field or in the hand one by one, so that they are chosen there. */
  readonly laid: readonly string[];
}

export const games: Readonly<Record<GameId, PageGame>> = {
  'yugioh-expert': {
    name: { ja: '遊戯王OCG', en: 'Yu-Gi-Oh! OCG' },
    note: { ja: '新エキスパートルール', en: 'New Expert Rules' },
    Engine: YugiohEngine,
    Board: YugiohBoard,
    laid: ['hand', 'monsters', 'spells', 'field'],
  },
  zx: {
    name: { ja: 'Z/X', en: 'Z/X' },
    note: { ja: '2017年春のルール', en: 'Rules of spring 2017' },
    Engine: ZxEngine,
    Board: ZxBoard,
    laid: ['hand', 'squares', 'charge', 'life'],
  },
};

export const gameIds = Object.keys(games) as GameId[];
