import { attacker, monster, mustTrigger, toHand } from '@rulechart/yugioh-expert/authoring';

export const kelbek = monster(
  '54878498',
  'ケルベク',
  'Kelbek',
  { attribute: 'earth', race: 'fairy', level: 4, atk: 1500, def: 1800 },
  mustTrigger(
    { event: 'battled', self: true },
    { if: [{ test: 'attack target' }], does: [toHand(attacker, 'return')] },
  ),
);
