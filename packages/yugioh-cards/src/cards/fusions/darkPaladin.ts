import {
  all,
  answered,
  answersActivation,
  continuous,
  count,
  destroy,
  discard,
  faceUp,
  inZone,
  modify,
  monster,
  negateActivation,
  quick,
  race,
  thisCard,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const darkPaladin = monster(
  '98502113',
  '超魔導剣士－ブラック・パラディン',
  'Dark Paladin',
  {
    attribute: 'dark',
    race: 'spellcaster',
    level: 8,
    atk: 2900,
    def: 2400,
    sub: ['effect', 'fusion'],
    special: 'nomi',
    materials: ['ブラック・マジシャン', 'バスター・ブレイダー'],
    onlyListedMaterials: true,
  },
  quick({
    respondsTo: answersActivation({ kind: 'spell', activation: true }),
    cost: [discard(1)],
    does: [negateActivation(), destroy(answered)],
  }),
  continuous(
    modify(
      'atk',
      'add',
      times(500, count(inZone(['monsters', 'graveyard'], 'either', all(race('dragon'), faceUp)))),
      thisCard,
    ),
  ),
);
