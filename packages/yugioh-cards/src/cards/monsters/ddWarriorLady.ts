import { battleOpponent, both, monster, remove, thisCard, whenTrigger } from '@rulechart/yugioh-expert/authoring';

export const ddWarriorLady = monster(
  '07572887',
  '異次元の女戦士',
  'D.D. Warrior Lady',
  { attribute: 'light', race: 'warrior', level: 4, atk: 1500, def: 1600 },
  // Whoever of the two is still there is removed.
  whenTrigger({ event: 'battled', self: true }, { does: [remove(both(battleOpponent, thisCard))] }),
);
