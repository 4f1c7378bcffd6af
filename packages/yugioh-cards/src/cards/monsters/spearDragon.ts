import {
  attacking,
  changePosition,
  continuous,
  immediate,
  mark,
  monster,
  thisCard,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const spearDragon = monster(
  '31553716',
  'スピア・ドラゴン',
  'Spear Dragon',
  { attribute: 'wind', race: 'dragon', level: 4, atk: 1900, def: 0 },
  continuous(mark('piercing')),
  immediate({ event: 'damage step ends' }, { does: [when(attacking, [changePosition(thisCard, 'defense')])] }),
);
