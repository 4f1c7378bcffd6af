import { destroy, flip, monster, monsters, target, targeted } from '@rulechart/yugioh-expert/authoring';

export const manEaterBug = monster(
  '54652250',
  '人喰い虫',
  'Man-Eater Bug',
  { attribute: 'earth', race: 'insect', level: 2, atk: 450, def: 600, sub: ['effect', 'flip'] },
  flip({ targets: [target(monsters())], does: [destroy(targeted)] }),
);
