export * from './conformance/index.ts';
export * from './mini/index.ts';
export * from './play.ts';
export * from './playing.ts';
