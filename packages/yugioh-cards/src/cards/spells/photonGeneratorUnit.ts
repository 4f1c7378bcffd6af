import {
  called,
  choose,
  inZone,
  monsters,
  named,
  quickPlaySpell,
  shuffleDeck,
  specialSummon,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const photonGeneratorUnit = quickPlaySpell(
  '66607691',
  'フォトン・ジェネレーター・ユニット',
  'Photon Generator Unit',
  {
    cost: [tribute(2, monsters('you', called('サイバー・ドラゴン')))],
    does: [
      choose('found', inZone(['hand', 'deck', 'graveyard'], 'you', called('サイバー・レーザー・ドラゴン'))),
      specialSummon(named('found'), 'either', 'you', { properly: true }),
      shuffleDeck(),
    ],
  },
);
