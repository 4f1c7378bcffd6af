import { draw, flip, monster } from '@rulechart/yugioh-expert/authoring';

export const skelengel = monster(
  '60694662',
  'スケルエンジェル',
  'Skelengel',
  { attribute: 'light', race: 'fairy', level: 2, atk: 900, def: 400, sub: ['effect', 'flip'] },
  flip({ does: [draw(1)] }),
);
