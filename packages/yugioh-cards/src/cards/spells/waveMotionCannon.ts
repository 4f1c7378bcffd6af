import {
  addCounters,
  continuousSpell,
  counters,
  damage,
  declaredNumber,
  fieldIgnition,
  fixNumber,
  immediate,
  thisCard,
  times,
  toGraveyard,
} from '@rulechart/yugioh-expert/authoring';

export const waveMotionCannon = continuousSpell(
  '38992735',
  '波動キャノン',
  'Wave-Motion Cannon',
  {},
  immediate({ event: 'standby phase', whose: 'you' }, { does: [addCounters('turn counter', 1, thisCard)] }),
  fieldIgnition({
    cost: [fixNumber(times(1000, counters('turn counter'))), toGraveyard(thisCard)],
    does: [damage(declaredNumber())],
  }),
);
