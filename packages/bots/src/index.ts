export * from './bot.ts';
export * from './duel.ts';
export * from './greedy.ts';
export * from './random.ts';
