import {
  afterwards,
  all,
  broughtBy,
  byBattle,
  choose,
  continuous,
  destroy,
  faceUp,
  freeMonsterZones,
  happensTo,
  inGraveyard,
  inGroup,
  lowerOf,
  mark,
  modify,
  monster,
  monsters,
  mustTrigger,
  named,
  not,
  original,
  other,
  replace,
  specialSummonEach,
  specialSummonedThisTurn,
  summonable,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const destinyHeroDreadmaster = monster(
  '40591390',
  'Ｄ－ＨＥＲＯ ドレッドガイ',
  'Destiny HERO - Dreadmaster',
  { attribute: 'dark', race: 'warrior', level: 8, atk: null, def: null },
  continuous(
    modify('atk', 'set', original('atk', monsters('you', faceUp, other, inGroup('Ｄ－ＨＥＲＯ'))), thisCard),
    modify('def', 'set', original('atk', monsters('you', faceUp, other, inGroup('Ｄ－ＨＥＲＯ'))), thisCard),
    mark('not destroyed by battle', monsters('you', faceUp, inGroup('Ｄ－ＨＥＲＯ')), specialSummonedThisTurn),
    mark('not destroyed by effects', monsters('you', faceUp, inGroup('Ｄ－ＨＥＲＯ')), specialSummonedThisTurn),
    replace('damage', { which: all(happensTo('you'), byBattle), if: specialSummonedThisTurn }),
  ),
  mustTrigger(
    { event: 'summoned', self: true, which: broughtBy('幽獄の時計塔') },
    {
      does: [
        destroy(monsters('you', not(inGroup('Ｄ－ＨＥＲＯ')))),
        ...afterwards(
          choose('revived', inGraveyard('you', inGroup('Ｄ－ＨＥＲＯ'), summonable), {
            count: lowerOf(2, freeMonsterZones()),
            upTo: true,
          }),
          specialSummonEach(named('revived')),
        ),
      ],
    },
  ),
);
