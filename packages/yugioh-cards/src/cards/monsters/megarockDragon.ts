import {
  choose,
  continuous,
  count,
  inGraveyard,
  modify,
  monster,
  named,
  noted,
  noteNumber,
  procedure,
  race,
  remove,
  thisCard,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const megarockDragon = monster(
  '71544954',
  'メガロック・ドラゴン',
  'Megarock Dragon',
  { attribute: 'earth', race: 'rock', level: 7, atk: null, def: null, special: 'semi' },
  procedure({
    cost: [
      choose('rocks', inGraveyard('you', race('rock')), { count: 99, atLeast: 1 }),
      noteNumber(count(named('rocks'))),
      remove(named('rocks')),
    ],
  }),
  continuous(
    modify('atk', 'original', times(700, noted()), thisCard),
    modify('def', 'original', times(700, noted()), thisCard),
  ),
);
