import {
  destroy,
  monster,
  spellsAndTraps,
  summonedAs,
  target,
  targeted,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const mobiusTheFrostMonarch = monster(
  '04929256',
  '氷帝メビウス',
  'Mobius the Frost Monarch',
  { attribute: 'water', race: 'aqua', level: 6, atk: 2400, def: 1000 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('tribute') },
    { targets: [target(spellsAndTraps(), { count: 2, upTo: true, atLeast: 1 })], does: [destroy(targeted)] },
  ),
);
