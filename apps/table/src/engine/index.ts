import DuelEngine from './duel/worker.ts?worker';
import FakeEngine from './fake/worker.ts?worker';

/**
 * Starts the engine in a worker of its own: nothing of it runs on the page's thread.
 * `?fake=BEAT` starts the scripted duel instead, at that beat.
 */
export function startEngine(): Worker {
  const beat = new URLSearchParams(location.search).get('fake');
  return beat === null ? new DuelEngine() : new FakeEngine({ name: beat });
}
