import {
  attacking,
  attackTarget,
  continuous,
  destroy,
  discardRandom,
  immediate,
  mark,
  monster,
  mustTrigger,
  not,
  some,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const spiritReaper = monster(
  '23205979',
  '魂を削る死霊',
  'Spirit Reaper',
  { attribute: 'dark', race: 'zombie', level: 3, atk: 300, def: 200 },
  continuous(mark('not destroyed by battle')),
  immediate({ event: 'was targeted', self: true }, { does: [destroy(thisCard)] }),
  mustTrigger(
    { event: 'damaged', self: true, whose: 'opponent' },
    { if: [attacking, not(some(attackTarget))], does: [discardRandom(1, 'opponent')] },
  ),
);
