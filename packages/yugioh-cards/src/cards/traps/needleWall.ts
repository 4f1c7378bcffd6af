import {
  compare,
  continuousTrap,
  destroy,
  fieldTrigger,
  inColumn,
  monsters,
  repeat,
  result,
  rollDie,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const needleWall = continuousTrap(
  '38299233',
  'ニードル・ウォール',
  'Needle Wall',
  {},
  fieldTrigger(
    { event: 'standby phase', whose: 'you' },
    {
      does: [
        rollDie(),
        repeat(20, [when(compare(result, '=', 6), [rollDie()])]),
        destroy(monsters('opponent', inColumn(result))),
      ],
    },
  ),
);
