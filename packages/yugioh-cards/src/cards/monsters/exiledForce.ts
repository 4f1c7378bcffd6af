import {
  destroy,
  ignition,
  monster,
  monsters,
  other,
  target,
  targeted,
  tributeThis,
} from '@rulechart/yugioh-expert/authoring';

export const exiledForce = monster(
  '74131780',
  'ならず者傭兵部隊',
  'Exiled Force',
  { attribute: 'earth', race: 'warrior', level: 4, atk: 1000, def: 1000 },
  ignition({ cost: [tributeThis()], targets: [target(monsters('either', other))], does: [destroy(targeted)] }),
);
