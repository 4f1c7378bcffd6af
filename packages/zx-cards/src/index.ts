export { blueWhite, builtInDecks, redBlack } from './decks/index.ts';
export { zx } from './game.ts';
export { pool } from './pool.ts';
