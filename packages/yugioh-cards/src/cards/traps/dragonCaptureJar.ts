import {
  all,
  continuous,
  continuousTrap,
  faceUp,
  forbid,
  mark,
  monsters,
  race,
} from '@rulechart/yugioh-expert/authoring';

export const dragonCaptureJar = continuousTrap(
  '50045299',
  'ドラゴン族・封印の壺',
  'Dragon Capture Jar',
  {},
  continuous(
    mark('kept in defense position', monsters('either', faceUp, race('dragon'))),
    forbid('change position', { which: all(faceUp, race('dragon')) }),
  ),
);
