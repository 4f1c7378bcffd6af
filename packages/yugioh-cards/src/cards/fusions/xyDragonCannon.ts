import {
  called,
  cardsOnField,
  choose,
  destroy,
  discard,
  faceUp,
  ignition,
  monster,
  named,
  procedure,
  remove,
  spellsAndTraps,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const xyDragonCannon = monster(
  '02111707',
  'ＸＹ－ドラゴン・キャノン',
  'XY-Dragon Cannon',
  {
    attribute: 'light',
    race: 'machine',
    level: 6,
    atk: 2200,
    def: 1900,
    sub: ['effect', 'fusion'],
    special: 'nomi',
    noFusionSummon: true,
    materials: ['Ｘ－ヘッド・キャノン', 'Ｙ－ドラゴン・ヘッド'],
  },
  procedure({
    from: ['fusion'],
    cost: [
      choose('parts', cardsOnField('you', faceUp), {
        count: 2,
        constraint: { oneOf: [called('Ｘ－ヘッド・キャノン'), called('Ｙ－ドラゴン・ヘッド')] },
      }),
      remove(named('parts')),
    ],
  }),
  ignition({ cost: [discard(1)], targets: [target(spellsAndTraps('opponent', faceUp))], does: [destroy(targeted)] }),
);
