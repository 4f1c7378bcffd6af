import { ArgumentError } from './errors.ts';

/** The generator's four words, kept in the state so that a fork continues the same sequence (sfc32). */
export interface Randomness {
  rng0: number;
  rng1: number;
  rng2: number;
  rng3: number;
}

/** Reads a seed. @throws {ArgumentError} for anything but an integer within 0 … 2^53 − 1. */
export function checkSeed(seed: unknown): number {
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed) || seed < 0) {
    throw new ArgumentError(
      'bad-seed',
      `a seed is an integer within 0 … ${Number.MAX_SAFE_INTEGER}, not ${JSON.stringify(seed) ?? String(seed)}`,
    );
  }
  return seed;
}

/** Starts the generator from a seed (an integer within 0 … 2^53 − 1). */
export function seedRandom(s: Randomness, seed: number): void {
  checkSeed(seed);
  s.rng0 = seed | 0;
  s.rng1 = Math.floor(seed / 0x100000000) | 0;
  s.rng2 = 0x9e3779b9 | 0;
  s.rng3 = 1;
  for (let i = 0; i < 12; i++) nextWord(s);
}

/** The next 32 random bits, unsigned. */
export function nextWord(s: Randomness): number {
  const a = s.rng0;
  const b = s.rng1;
  const c = s.rng2;
  const t = (((a + b) | 0) + s.rng3) | 0;
  s.rng3 = (s.rng3 + 1) | 0;
  s.rng0 = b ^ (b >>> 9);
  s.rng1 = (c + (c << 3)) | 0;
  s.rng2 = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** An integer within 0 … n − 1, every one equally likely (rejection, not a remainder: a remainder favours the low ones). */
export function below(s: Randomness, n: number): number {
  const limit = 0x100000000 - (0x100000000 % n);
  let word = nextWord(s);
  while (word >= limit) word = nextWord(s);
  return word % n;
}

/** A generator of its own, apart from any state: for policies, samples and simulations. */
export function randomSource(seed: number): Randomness {
  const source = { rng0: 0, rng1: 0, rng2: 0, rng3: 0 };
  seedRandom(source, seed);
  return source;
}
