import {
  all,
  battleOpponent,
  compare,
  continuous,
  count,
  doomed,
  inHand,
  modify,
  monster,
  monsters,
  negate,
  sub,
  thisCard,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const bladeKnight = monster(
  '39507162',
  'ブレイドナイト',
  'Blade Knight',
  { attribute: 'light', race: 'warrior', level: 4, atk: 1600, def: 1000 },
  continuous(
    modify('atk', 'add', 400, thisCard, compare(count(inHand('you')), '<=', 1)),
    negate(those(battleOpponent, all(doomed, sub('flip'))), compare(count(monsters('you')), '=', 1)),
  ),
);
