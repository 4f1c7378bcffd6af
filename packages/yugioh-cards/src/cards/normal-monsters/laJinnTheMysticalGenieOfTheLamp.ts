import { monster } from '@rulechart/yugioh-expert/authoring';

export const laJinnTheMysticalGenieOfTheLamp = monster(
  '97590747',
  'ランプの魔精・ラ・ジーン',
  'La Jinn the Mystical Genie of the Lamp',
  {
    attribute: 'dark',
    race: 'fiend',
    level: 4,
    atk: 1800,
    def: 1000,
  },
);
