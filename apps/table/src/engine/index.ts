import { games } from '../games/index.ts';
import type { GameId } from '../protocol.ts';
import FakeEngine from './fake/worker.ts?worker';

/**
 * Starts the engine of a game in a worker of its own: nothing of it runs on the page's thread, and nothing of a game is
 * loaded before somebody wants to play it. `?fake=BEAT` starts the scripted duel instead, at that beat.
 */
export function startEngine(game: GameId): Worker {
  const beat = new URLSearchParams(location.search).get('fake');
  return beat === null ? new games[game].Engine() : new FakeEngine({ name: beat });
}
