import { called, count, draw, faceUp, flip, monster, monsters } from '@rulechart/yugioh-expert/authoring';

export const dekoichiTheBattlechantedLocomotive = monster(
  '87621407',
  '魔装機関車 デコイチ',
  'Dekoichi the Battlechanted Locomotive',
  { attribute: 'dark', race: 'machine', level: 4, atk: 1400, def: 1000, sub: ['effect', 'flip'] },
  // Two draws: cards that count draws count both.
  flip({ does: [draw(1), draw(count(monsters('you', faceUp, called('魔貨物車両 ボコイチ'))))] }),
);
