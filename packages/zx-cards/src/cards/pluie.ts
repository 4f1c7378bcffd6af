import type { CardTree } from '@rulechart/core';
import { aZx, choose, inZone, may, named, onAppear, put, zxCard } from '@rulechart/zx/authoring';

/** Stand-in for the card with which the rules explain that the charge is counted when an effect is over. */
export const pluie: CardTree = zxCard(
  'PH-12',
  '代役：パラソル・エンジェル プリュイ',
  'Stand-in: Pluie, Parasol Angel',
  { colours: ['white'], cost: 4, power: 5500 },
  onAppear(
    choose('spent', { cards: 'face-down life', of: 'you' }),
    put(named('spent'), 'charge'),
    may([choose('back', inZone('charge', 'you', aZx)), put(named('back'), 'hand')]),
  ),
);
