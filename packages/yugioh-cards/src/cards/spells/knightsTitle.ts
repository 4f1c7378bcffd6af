import {
  called,
  choose,
  faceUp,
  inZone,
  monsters,
  named,
  normalSpell,
  shuffleDeck,
  specialSummon,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const knightsTitle = normalSpell('87210505', '騎士の称号', "Knight's Title", {
  cost: [tribute(1, monsters('you', faceUp, called('ブラック・マジシャン')))],
  does: [
    choose('found', inZone(['hand', 'deck', 'graveyard'], 'you', called('ブラック・マジシャンズ・ナイト'))),
    specialSummon(named('found'), 'either', 'you', { properly: true }),
    shuffleDeck(),
  ],
});
