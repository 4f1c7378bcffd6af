import { called, count, draw, faceUp, flip, monster, monsters, some, when } from '@rulechart/yugioh-expert/authoring';

export const dekoichiTheBattlechantedLocomotive = monster(
  '87621407',
  '魔装機関車 デコイチ',
  'Dekoichi the Battlechanted Locomotive',
  { attribute: 'dark', race: 'machine', level: 4, atk: 1400, def: 1000, sub: ['effect', 'flip'] },
  flip({
    does: [
      draw(1),
      when(some(monsters('you', faceUp, called('魔貨物車両 ボコイチ'))), [
        draw(count(monsters('you', faceUp, called('魔貨物車両 ボコイチ')))),
      ]),
    ],
  }),
);
