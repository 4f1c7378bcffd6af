export { type ChartContext, type ChartEvent, type XStateImplementation, xstateImplementation } from './adapter.ts';
export type {
  Chart,
  ChartConfiguration,
  ChartDiagnostic,
  ChartImplementation,
  ChartOptions,
  ChartStats,
} from './chart.ts';
export { compileChart } from './compile.ts';
export { type ChartGraph, chartGraph, type GraphState, type GraphTransition, mermaid } from './draw.ts';
export { ChartError } from './errors.ts';
