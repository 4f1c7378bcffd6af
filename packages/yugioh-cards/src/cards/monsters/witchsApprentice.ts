import { attribute, continuous, faceUp, modify, monster, monsters } from '@rulechart/yugioh-expert/authoring';

export const witchsApprentice = monster(
  '80741828',
  '見習い魔女',
  "Witch's Apprentice",
  { attribute: 'dark', race: 'spellcaster', level: 2, atk: 550, def: 500 },
  continuous(
    modify('atk', 'add', 500, monsters('either', faceUp, attribute('dark'))),
    modify('atk', 'add', -400, monsters('either', faceUp, attribute('light'))),
  ),
);
