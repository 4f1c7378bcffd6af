import {
  atkAtMost,
  continuous,
  continuousTrap,
  declaredNumber,
  forbid,
  noted,
  noteNumber,
  payMultiples,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const wallOfRevealingLight = continuousTrap(
  '17078030',
  '光の護封壁',
  'Wall of Revealing Light',
  { cost: [payMultiples(1000)], does: [noteNumber(times(1000, declaredNumber()))] },
  continuous(forbid('attack', { who: 'opponent', which: atkAtMost(noted()) })),
);
