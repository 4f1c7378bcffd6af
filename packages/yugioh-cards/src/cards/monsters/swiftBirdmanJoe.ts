import {
  monster,
  mustTrigger,
  spellsAndTraps,
  summonedAs,
  toHand,
  tributeSummonedWith,
} from '@rulechart/yugioh-expert/authoring';

export const swiftBirdmanJoe = monster(
  '81896370',
  '疾風鳥人ジョー',
  'Swift Birdman Joe',
  { attribute: 'wind', race: 'winged beast', level: 6, atk: 2300, def: 1400 },
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('tribute') },
    { if: [tributeSummonedWith('wind')], does: [toHand(spellsAndTraps(), 'return')] },
  ),
);
