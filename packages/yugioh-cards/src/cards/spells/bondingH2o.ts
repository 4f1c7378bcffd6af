import {
  called,
  choose,
  inZone,
  monsters,
  named,
  normalSpell,
  shuffleDeck,
  specialSummon,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const bondingH2o = normalSpell('45898858', 'ボンディング－Ｈ２Ｏ', 'Bonding - H2O', {
  cost: [tribute(2, monsters('you', called('ハイドロゲドン'))), tribute(1, monsters('you', called('オキシゲドン')))],
  does: [
    choose('found', inZone(['hand', 'deck', 'graveyard'], 'you', called('ウォーター・ドラゴン'))),
    specialSummon(named('found'), 'either', 'you', { properly: true }),
    shuffleDeck(),
  ],
});
