import type { CardTree } from '@rulechart/core';
import { black } from './cards/black.ts';
import { blue } from './cards/blue.ts';
import { pluie } from './cards/pluie.ts';
import { red } from './cards/red.ts';
import { standIns } from './cards/standIns.ts';
import { white } from './cards/white.ts';

/** Every card, stand-ins and the token included. */
export const pool: readonly CardTree[] = [...red, ...black, ...blue, ...white, ...standIns, pluie];
