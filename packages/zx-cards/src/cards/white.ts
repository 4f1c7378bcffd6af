import type { CardTree } from '@rulechart/core';
import {
  adjacentTo,
  attacked,
  choose,
  continuous,
  eventCard,
  ifYouDo,
  inOwnArmyArea,
  inZone,
  named,
  power,
  put,
  thisCard,
  zxCard,
} from '@rulechart/zx/authoring';

/** White cards. */
export const white: readonly CardTree[] = [
  zxCard('B03-044', '力のピュイサンス', 'Puissance, of Strength', {
    number: 'B03-044',
    colours: ['white'],
    cost: 3,
    power: 5000,
    ignition: true,
  }),
  zxCard('B01-044', '壺売りのシャム', 'Sham, Seller of Jars', {
    number: 'B01-044',
    colours: ['white'],
    cost: 3,
    power: 5000,
    start: true,
  }),
  zxCard('B01-052', '聖獣オーラビャッコ', 'Aura Byakko, Sacred Beast', {
    number: 'B01-052',
    colours: ['white'],
    cost: 5,
    power: 8000,
  }),
  zxCard(
    'E01-011',
    '祈りのプリエール',
    'Priere, of Prayer',
    { number: 'E01-011', colours: ['white'], cost: 5, power: 6500 },
    continuous('squares', {
      part: 'modify',
      stat: 'power',
      op: 'add',
      by: -1000,
      to: inZone('squares', 'opponent', adjacentTo(thisCard)),
    }),
  ),
  zxCard(
    'B03-051',
    '宝瓶宮ガムビエル',
    'Gamubiel, House of the Water Bearer',
    { number: 'B03-051', colours: ['white'], cost: 5, power: 7000 },
    continuous('squares', { part: 'mark', mark: 'lowers the charge limit', to: thisCard }),
  ),
  eventCard(
    'B04-058',
    'シャイニングエンジェル',
    'Shining Angel',
    { number: 'B04-058', colours: ['white'], cost: 1 },
    choose('taken', inZone('charge', 'you')),
    put(named('taken'), 'hand'),
  ),
  eventCard(
    'F04-007',
    '尊大なる光壁',
    'Haughty Wall of Light',
    { number: 'F04-007', colours: ['white'], cost: 1 },
    choose('shielded', { cards: 'where', in: attacked, where: inOwnArmyArea }),
    ...ifYouDo(power(3000, 'shielded')),
  ),
];
