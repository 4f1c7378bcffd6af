import { afterwards, draw, flip, inZone, monster, toDeck } from '@rulechart/yugioh-expert/authoring';

export const fiberJar = monster(
  '78706415',
  'ファイバーポッド',
  'Fiber Jar',
  { attribute: 'earth', race: 'plant', level: 3, atk: 500, def: 500, sub: ['effect', 'flip'] },
  flip({
    does: [
      toDeck(inZone(['hand', 'monsters', 'spells', 'field', 'graveyard'], 'either')),
      ...afterwards(draw(5, 'each')),
    ],
  }),
);
