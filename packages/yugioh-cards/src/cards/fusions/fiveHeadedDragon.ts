import {
  attribute,
  battleOpponent,
  continuous,
  mark,
  monster,
  not,
  race,
  some,
  thisCard,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const fiveHeadedDragon = monster(
  '99267150',
  'Ｆ・Ｇ・Ｄ',
  'Five-Headed Dragon',
  {
    attribute: 'dark',
    race: 'dragon',
    level: 12,
    atk: 5000,
    def: 5000,
    sub: ['effect', 'fusion'],
    special: 'nomi',
    materials: [race('dragon'), race('dragon'), race('dragon'), race('dragon'), race('dragon')],
  },
  continuous(mark('not destroyed by battle', thisCard, some(those(battleOpponent, not(attribute('light')))))),
);
