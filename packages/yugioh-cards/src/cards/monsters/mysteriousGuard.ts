import {
  atTheSameTime,
  faceUp,
  flip,
  isNamed,
  monster,
  monsters,
  named,
  not,
  race,
  some,
  target,
  targeted,
  toDeck,
  toHand,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const mysteriousGuard = monster(
  '01347977',
  '聖なる守り手',
  'Mysterious Guard',
  { attribute: 'earth', race: 'spellcaster', level: 3, atk: 800, def: 1200, sub: ['effect', 'flip'] },
  flip({
    targets: [
      target(monsters('either', faceUp)),
      when(some(monsters('you', faceUp, race('warrior'))), [
        target(monsters('either', faceUp, not(isNamed('target'))), { name: 'second' }),
      ]),
    ],
    does: [toDeck(targeted, 'top'), ...atTheSameTime(toHand(named('second'), 'return'))],
  }),
);
