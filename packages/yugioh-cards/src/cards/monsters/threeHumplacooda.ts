import {
  called,
  compare,
  count,
  draw,
  faceUp,
  ignition,
  monster,
  monsters,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const threeHumplacooda = monster(
  '86988864',
  'みつこぶラクーダ',
  '3-Hump Lacooda',
  { attribute: 'earth', race: 'beast', level: 3, atk: 500, def: 1500 },
  ignition({
    if: [compare(count(monsters('you', faceUp, called('みつこぶラクーダ'))), '>=', 3)],
    cost: [tribute(2, monsters('you', faceUp, called('みつこぶラクーダ')))],
    does: [draw(3)],
  }),
);
