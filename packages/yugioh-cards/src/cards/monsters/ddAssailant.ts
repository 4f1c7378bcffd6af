import {
  battleOpponent,
  both,
  doomed,
  monster,
  mustTrigger,
  remove,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const ddAssailant = monster(
  '70074904',
  'Ｄ．Ｄ．アサイラント',
  'D.D. Assailant',
  { attribute: 'earth', race: 'warrior', level: 4, atk: 1700, def: 1600 },
  mustTrigger({ event: 'battled', self: true }, { if: [doomed], does: [remove(both(battleOpponent, thisCard))] }),
);
