import {
  battling,
  changePosition,
  continuous,
  immediate,
  mark,
  may,
  monster,
  thisCard,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const submarineroid = monster(
  '99861526',
  'サブマリンロイド',
  'Submarineroid',
  { attribute: 'water', race: 'machine', level: 4, atk: 800, def: 1800 },
  continuous(mark('attacks directly')),
  immediate({ event: 'damage step ends' }, { does: [when(battling, [may([changePosition(thisCard, 'defense')])])] }),
);
