import {
  continuous,
  forbid,
  inGraveyard,
  isMonster,
  monster,
  remove,
  target,
  targeted,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const kycooTheGhostDestroyer = monster(
  '88240808',
  '霊滅術師 カイクウ',
  'Kycoo the Ghost Destroyer',
  { attribute: 'dark', race: 'spellcaster', level: 4, atk: 1800, def: 700 },
  whenTrigger(
    { event: 'damaged', self: true, whose: 'opponent' },
    {
      targets: [target(inGraveyard('opponent', isMonster), { count: 2, upTo: true, atLeast: 1 })],
      does: [remove(targeted)],
    },
  ),
  continuous(forbid('remove', { who: 'opponent' })),
);
