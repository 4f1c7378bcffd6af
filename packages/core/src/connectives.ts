/** Clauses of the core, which every rule set has. */
export const connectives = [
  'when',
  'repeat',
  'for each',
  'may',
  'one of',
  'choose',
  'declare',
  'remember',
  'lasting',
  'arrange',
  'number',
  'place',
  'instead',
] as const;
