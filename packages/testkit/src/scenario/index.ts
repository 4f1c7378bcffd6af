export { type Acted, Acting, type Trouble } from './acting.ts';
export { CardNames, type Mention } from './cardNames.ts';
export type { Reason } from './deciding.ts';
export { MissingCard, ScenarioError } from './errors.ts';
export { type ReadScenario, ScenarioReader } from './read.ts';
export type { ReadAct } from './reading.ts';
export {
  type Court,
  endScenario,
  judgeScenario,
  type Outcome,
  type PlayedScenario,
  playScenario,
  type Running,
  type Status,
  startScenario,
} from './run.ts';
export type { Scenario } from './scenario.ts';
export { scenarioSchema } from './schema.ts';
export { type ScenarioWords, scenarioWords } from './words.ts';
