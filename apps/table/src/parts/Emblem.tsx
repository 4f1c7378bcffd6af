import { memo } from 'react';
import type { CardView } from '../protocol.ts';

type Shape = NonNullable<CardView['emblem']>;

/**
 * The picture of a card that has no picture: a rosette as on a banknote, drawn from the card's number. The same card
 * always has the same one, so that it is known again at a glance.
 */
export const Emblem = memo(function Emblem({ seed, shape }: { seed: string; shape: Shape }) {
  const { outer, inner, petals } = rosette(seed, shape);
  return (
    <svg className="emblem" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <path d={outer} opacity="0.55" />
      <path d={inner} opacity="0.9" />
      <path d={petals} />
    </svg>
  );
});

interface Curves {
  outer: string;
  inner: string;
  petals: string;
}

const drawn = new Map<string, Curves>();

function rosette(seed: string, shape: Shape): Curves {
  const key = `${shape}${seed}`;
  const known = drawn.get(key);
  if (known) return known;
  const next = generator(key);
  const pick = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const lobes = shape === 'sharp' ? pick(3, 5) : shape === 'even' ? pick(4, 6) * 2 : pick(5, 13);
  const sharp = shape === 'sharp' ? 0.5 : shape === 'even' ? 0.22 : 0.3 + next() * 0.15;
  const turns = pick(2, 4);
  const curves = {
    outer: curve((a) => 34 + 12 * Math.cos(lobes * a) * Math.cos(((turns * 2 + 1) / 2) * a), 2),
    inner: curve((a) => 24 * (1 - sharp + sharp * Math.cos((lobes / turns) * a)), turns),
    petals: curve((a) => 10 + 6 * Math.cos(lobes * a), 1),
  };
  drawn.set(key, curves);
  return curves;
}

function curve(radius: (angle: number) => number, turns: number): string {
  const steps = 96 * turns;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * turns * 2 * Math.PI;
    const r = radius(angle);
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A small generator of numbers in [0, 1) that depends on the seed alone. */
function generator(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5;
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}
