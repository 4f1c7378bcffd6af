import {
  all,
  called,
  compare,
  continuous,
  draw,
  faceUp,
  inZone,
  lifeOf,
  mark,
  mayBeTributed,
  minus,
  modify,
  monster,
  monsters,
  mustTrigger,
  procedure,
  some,
  thisCard,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const neoParshathTheSkyPaladin = monster(
  '12510878',
  '天空勇士ネオパーシアス',
  'Neo-Parshath, the Sky Paladin',
  { attribute: 'light', race: 'fairy', level: 7, atk: 2300, def: 2000 },
  procedure({ cost: [tribute(1, monsters('you', called('天空騎士パーシアス'), mayBeTributed))] }),
  continuous(
    mark('piercing'),
    modify(
      'atk',
      'add',
      minus(lifeOf('you'), lifeOf('opponent')),
      thisCard,
      all(
        some(inZone('field', 'either', all(faceUp, called('天空の聖域')))),
        compare(lifeOf('you'), '>', lifeOf('opponent')),
      ),
    ),
    modify(
      'def',
      'add',
      minus(lifeOf('you'), lifeOf('opponent')),
      thisCard,
      all(
        some(inZone('field', 'either', all(faceUp, called('天空の聖域')))),
        compare(lifeOf('you'), '>', lifeOf('opponent')),
      ),
    ),
  ),
  mustTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [draw(1)] }),
);
