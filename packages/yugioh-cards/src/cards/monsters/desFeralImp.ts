import { flip, inGraveyard, monster, target, targeted, toDeck } from '@rulechart/yugioh-expert/authoring';

export const desFeralImp = monster(
  '81985784',
  'デスグレムリン',
  'Des Feral Imp',
  { attribute: 'dark', race: 'reptile', level: 4, atk: 1600, def: 1800, sub: ['effect', 'flip'] },
  flip({ targets: [target(inGraveyard('you'))], does: [toDeck(targeted)] }),
);
