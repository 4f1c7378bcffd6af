import {
  continuous,
  faceUp,
  fieldSpell,
  inGraveyard,
  inGroup,
  mark,
  modify,
  monsters,
} from '@rulechart/yugioh-expert/authoring';

export const necrovalley = fieldSpell(
  '47355498',
  '王家の眠る谷－ネクロバレー',
  'Necrovalley',
  {},
  continuous(
    ...(['atk', 'def'] as const).map((stat) => modify(stat, 'add', 500, monsters('either', faceUp, inGroup('墓守の')))),
    mark('out of reach', inGraveyard('either')),
  ),
);
