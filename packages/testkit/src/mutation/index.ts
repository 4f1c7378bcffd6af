export { type Mutant, mutantsOf, type OptionalFields, unchanged } from './mutants.ts';
export { mutationReport, type Reasons, type Reported, reasonFor } from './report.ts';
export { type Fate, type Mutation, runMutants } from './run.ts';
