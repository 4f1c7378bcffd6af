import {
  attackDeclaredBy,
  choose,
  ifYouDo,
  inHand,
  levelIs,
  monsters,
  named,
  normalTrap,
  specialSummon,
  summonable,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const relieveMonster = normalTrap('37507488', 'モンスターレリーフ', 'Relieve Monster', {
  if: [attackDeclaredBy('opponent')],
  does: [
    choose('returned', monsters('you')),
    toHand(named('returned'), 'return'),
    ...ifYouDo(choose('found', inHand('you', levelIs(4), summonable)), specialSummon(named('found'))),
  ],
});
