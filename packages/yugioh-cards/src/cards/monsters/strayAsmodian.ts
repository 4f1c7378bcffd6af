import { byBattle, gainLife, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const strayAsmodian = monster(
  '86209650',
  '迷走悪魔',
  'Stray Asmodian',
  { attribute: 'fire', race: 'fiend', level: 3, atk: 1300, def: 1700 },
  mustTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    { from: ['graveyard'], does: [gainLife(800, 'each')] },
  ),
);
