import {
  all,
  called,
  choose,
  inZone,
  monsters,
  named,
  quickPlaySpell,
  shuffleDeck,
  specialSummon,
  summonable,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const dedicationThroughLightAndDarkness = quickPlaySpell(
  '69542930',
  '光と闇の洗礼',
  'Dedication through Light and Darkness',
  {
    cost: [tribute(1, monsters('you', called('ブラック・マジシャン')))],
    does: [
      choose('found', inZone(['hand', 'deck', 'graveyard'], 'you', all(called('混沌の黒魔術師'), summonable))),
      specialSummon(named('found')),
      shuffleDeck(),
    ],
  },
);
