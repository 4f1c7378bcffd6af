import type { CardTree } from '@rulechart/core';
import {
  choose,
  damage,
  eventCard,
  named,
  onAttack,
  onNormalSquare,
  power,
  remember,
  thisCard,
  zxCard,
  zxOnSquares,
} from '@rulechart/zx/authoring';

/** Damage to one Z/X on a normal square. */
const burn = (amount: number) => [
  choose('burnt', zxOnSquares('either', onNormalSquare)),
  damage(named('burnt'), amount),
];

/** Red cards. */
export const red: readonly CardTree[] = [
  zxCard('B01-002', '刀職人 一刀', 'Itto, Swordsmith', {
    number: 'B01-002',
    colours: ['red'],
    cost: 2,
    power: 3500,
    ignition: true,
    special: 'void bringer',
  }),
  zxCard('F01-003', '太陽の神使ヤタガラス', 'Yatagarasu, Messenger of the Sun', {
    number: 'F01-003',
    colours: ['red'],
    cost: 3,
    power: 4500,
    ignition: true,
    special: 'life recovery',
  }),
  zxCard('B01-006', '狩猟の女神アルテミス', 'Artemis, Goddess of the Hunt', {
    number: 'B01-006',
    colours: ['red'],
    cost: 3,
    power: 5000,
    ignition: true,
  }),
  eventCard(
    'B01-020',
    'しゅほうはっしゃー！',
    'Main Gun, Fire!',
    { number: 'B01-020', colours: ['red'], cost: 4, ignition: true },
    ...burn(8000),
  ),
  zxCard(
    'B01-011',
    '優しい硝子グラスエレファント',
    'Glass Elephant, the Gentle Pane',
    { number: 'B01-011', colours: ['red'], cost: 4, power: 6000 },
    onAttack(remember('self', thisCard), power(1000, 'self')),
  ),
  zxCard('B01-013', '激走鉄騎タンクハート', 'Tankheart, the Racing Rider', {
    number: 'B01-013',
    colours: ['red'],
    cost: 5,
    power: 8000,
  }),
  eventCard(
    'B01-019',
    '爆散する石炭',
    'Bursting Coal',
    { number: 'B01-019', colours: ['red'], cost: 2 },
    ...burn(5000),
  ),
];
