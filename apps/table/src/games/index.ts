import type { GameId } from '../protocol.ts';
import type { PageGame } from './game.ts';
import { yugioh } from './yugioh/index.ts';
import { zx } from './zx/index.ts';

/** The games that the table offers. */
export const games: Readonly<Record<GameId, PageGame>> = { 'yugioh-expert': yugioh, zx };
