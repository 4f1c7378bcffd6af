import { flip, inGraveyard, isTrap, monster, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const maskOfDarkness = monster(
  '28933734',
  '闇の仮面',
  'Mask of Darkness',
  { attribute: 'dark', race: 'fiend', level: 2, atk: 900, def: 400, sub: ['effect', 'flip'] },
  flip({ targets: [target(inGraveyard('you', isTrap))], does: [toHand(targeted)] }),
);
