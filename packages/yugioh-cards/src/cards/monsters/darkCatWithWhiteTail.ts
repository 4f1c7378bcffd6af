import { both, flip, monster, monsters, named, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const darkCatWithWhiteTail = monster(
  '08634636',
  '尾も白い黒猫',
  'Dark Cat with White Tail',
  { attribute: 'earth', race: 'beast', level: 2, atk: 800, def: 500, sub: ['effect', 'flip'] },
  flip({
    targets: [target(monsters('opponent'), { count: 2 }), target(monsters('you'), { name: 'own' })],
    does: [toHand(both(targeted, named('own')), 'return')],
  }),
);
