import type { CardTree } from '@rulechart/core';
import {
  afterwards,
  choose,
  draw,
  eventCard,
  ifYouDo,
  inZone,
  may,
  named,
  onAppear,
  onNormalSquare,
  pickSquareBeside,
  put,
  relocate,
  repeat,
  shuffle,
  topOfDeck,
  zxCard,
  zxOnSquares,
} from '@rulechart/zx/authoring';

/** Some of the hand goes back into the deck, which is shuffled. */
const back = (n: number) => [
  ...afterwards(choose('returned', inZone('hand', 'you'), { count: n })),
  put(named('returned'), 'deck'),
  ...afterwards(shuffle()),
];

/** Blue cards. */
export const blue: readonly CardTree[] = [
  zxCard('B01-021', '鋼城アスタチン', 'Steel Castle Astatine', {
    number: 'B01-021',
    colours: ['blue'],
    cost: 2,
    power: 3500,
    ignition: true,
    special: 'void bringer',
  }),
  zxCard('B02-023', '弦奏サリィエール', 'Sariel, Playing the Strings', {
    number: 'B02-023',
    colours: ['blue'],
    cost: 3,
    power: 5000,
    ignition: true,
    special: 'life recovery',
  }),
  zxCard('B01-026', '抹消機械ヴォイド', 'Void, Machine of Erasure', {
    number: 'B01-026',
    colours: ['blue'],
    cost: 3,
    power: 5000,
    ignition: true,
  }),
  zxCard(
    'F05-001',
    '抹消機械イレイス',
    'Erase, Machine of Erasure',
    { number: 'F05-001', colours: ['blue'], cost: 2, power: 2500, ignition: true },
    onAppear(draw(1), ...back(1)),
  ),
  zxCard('B01-030', '抹消機械デリート', 'Delete, Machine of Erasure', {
    number: 'B01-030',
    colours: ['blue'],
    cost: 4,
    power: 6500,
  }),
  zxCard(
    'F05-005',
    '奏声ヴィーヴァル',
    'Vivale, Playing the Voice',
    { number: 'F05-005', colours: ['blue'], cost: 5, power: 6000 },
    onAppear(
      may([
        choose('moved', zxOnSquares('either', onNormalSquare)),
        ...ifYouDo(pickSquareBeside(named('moved'))),
        relocate(named('moved')),
      ]),
    ),
  ),
  eventCard(
    'B03-038',
    '第一種戦闘配備',
    'Battle Stations, First Degree',
    { number: 'B03-038', colours: ['blue'], cost: 2 },
    draw(3),
    ...back(2),
  ),
  eventCard(
    'B04-037',
    'ロイヤルストレートフラッシュ',
    'Royal Straight Flush',
    { number: 'B04-037', colours: ['blue'], cost: 1 },
    repeat(3, [put(topOfDeck(1), 'trash')]),
  ),
];
