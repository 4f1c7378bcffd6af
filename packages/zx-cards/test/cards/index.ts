import { blacks } from './black.ts';
import { blues } from './blue.ts';
import type { Proofs } from './board.ts';
import { reds } from './red.ts';
import { special } from './special.ts';
import { others } from './standIns.ts';
import { whites } from './white.ts';

/** What is shown of every card with an ability, by its English name. */
export const proofs: Proofs = { ...reds, ...blacks, ...blues, ...whites, ...special, ...others };
