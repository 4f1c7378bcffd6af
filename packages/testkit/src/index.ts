export { type Demands, fullDemands, type Measuring, measure, miniDemands, type Row } from './bench.ts';
export * from './conformance/index.ts';
export * from './mini/index.ts';
export * from './perft.ts';
export { type Named, Play, PlayError } from './play.ts';
export * from './playing.ts';
export * from './probe/index.ts';
export * from './scenario/index.ts';
export { type Dictionary, plainSpeaker } from './speaking.ts';
