import { continuous, count, modify, monster, monsters, sub, thisCard, times } from '@rulechart/yugioh-expert/authoring';

export const parasiticTicky = monster(
  '87978805',
  '寄生体ダニー',
  'Parasitic Ticky',
  { attribute: 'earth', race: 'insect', level: 1, atk: null, def: null },
  continuous(
    modify('atk', 'set', times(500, count(monsters('either', sub('token')))), thisCard),
    modify('def', 'set', times(500, count(monsters('either', sub('token')))), thisCard),
  ),
);
