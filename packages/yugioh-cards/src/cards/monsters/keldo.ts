import {
  byBattle,
  inGraveyard,
  monster,
  mustTrigger,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const keldo = monster(
  '80441106',
  'ケルドウ',
  'Keldo',
  { attribute: 'earth', race: 'fairy', level: 4, atk: 1200, def: 1600 },
  mustTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    { from: ['graveyard'], targets: [target(inGraveyard('opponent'), { count: 2 })], does: [toDeck(targeted)] },
  ),
);
