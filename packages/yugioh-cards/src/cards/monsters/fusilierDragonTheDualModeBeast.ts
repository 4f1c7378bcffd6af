import { continuous, modify, monster, summonedWithFewer, thisCard } from '@rulechart/yugioh-expert/authoring';

export const fusilierDragonTheDualModeBeast = monster(
  '51632798',
  '可変機獣 ガンナードラゴン',
  'Fusilier Dragon, the Dual-Mode Beast',
  { attribute: 'dark', race: 'machine', level: 7, atk: 2800, def: 2000, fewerTributes: 0 },
  continuous(
    modify('atk', 'halve the original', 0, thisCard, summonedWithFewer),
    modify('def', 'halve the original', 0, thisCard, summonedWithFewer),
  ),
);
