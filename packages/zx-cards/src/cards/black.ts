import type { CardTree } from '@rulechart/core';
import {
  all,
  another,
  aZx,
  choose,
  colour,
  costAtMost,
  destroy,
  eventCard,
  ifYouDo,
  inZone,
  may,
  named,
  onAppear,
  onNormalSquare,
  put,
  some,
  when,
  zxCard,
  zxOnSquares,
} from '@rulechart/zx/authoring';

/** Black cards. */
export const black: readonly CardTree[] = [
  zxCard('B01-066', '不幸の魔人ミセリア', 'Miseria, Fiend of Misfortune', {
    number: 'B01-066',
    colours: ['black'],
    cost: 3,
    power: 5000,
    ignition: true,
  }),
  eventCard(
    'B01-080',
    '月影葬送牙',
    'Moonshadow Funeral Fang',
    { number: 'B01-080', colours: ['black'], cost: 4, ignition: true },
    when(some(inZone('resource', 'you', colour('black'))), [
      choose('fallen', zxOnSquares('either', onNormalSquare)),
      ...ifYouDo(destroy(named('fallen'))),
    ]),
  ),
  zxCard('B01-064', '死の鎖ケッテ', 'Kette, Chain of Death', {
    number: 'B01-064',
    colours: ['black'],
    cost: 3,
    power: 5000,
    start: true,
  }),
  zxCard('B01-068', '強振するスティングビート', 'Stingbeat, the Strong Swing', {
    number: 'B01-068',
    colours: ['black'],
    cost: 4,
    power: 6500,
  }),
  zxCard(
    'F02-006',
    '絶望の魔人デスペラティオ',
    'Desperatio, Fiend of Despair',
    { number: 'F02-006', colours: ['black'], cost: 6, power: 6000 },
    onAppear(
      choose('fallen', zxOnSquares('opponent', onNormalSquare, costAtMost(4))),
      ...ifYouDo(destroy(named('fallen'))),
    ),
  ),
  zxCard(
    'B04-076',
    '七大罪 強欲の魔人アワリティア',
    'Avaritia, Fiend of Greed, of the Seven Sins',
    { number: 'B04-076', colours: ['black'], cost: 8, power: 9500 },
    onAppear(
      may([choose('offered', zxOnSquares('you', another)), ...ifYouDo(destroy(named('offered')))]),
      ...ifYouDo(choose('back', inZone('trash', 'you', all(aZx, costAtMost(6))), { count: 2, upTo: true })),
      ...ifYouDo(put(named('back'), 'hand')),
    ),
  ),
  eventCard(
    'B01-078',
    'カーズディフュージョン',
    'Curse Diffusion',
    { number: 'B01-078', colours: ['black'], cost: 2 },
    choose('fallen', zxOnSquares('either', onNormalSquare, costAtMost(3))),
    ...ifYouDo(destroy(named('fallen'))),
  ),
  eventCard(
    'B04-077',
    'チャームスペル',
    'Charm Spell',
    { number: 'B04-077', colours: ['black'], cost: 1 },
    choose('raised', inZone('trash', 'you')),
    ...ifYouDo(put(named('raised'), 'charge')),
  ),
];
