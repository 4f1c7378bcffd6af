import {
  attackDeclaredBy,
  called,
  choose,
  inDeck,
  inGroup,
  isMonster,
  monsters,
  named,
  negateAttack,
  normalTrap,
  shuffleDeck,
  toHand,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const kidGuard = normalTrap('10759529', 'キッズ・ガード', 'Kid Guard', {
  if: [attackDeclaredBy('opponent')],
  cost: [tribute(1, monsters('you', called('ヒーロー・キッズ')))],
  does: [
    negateAttack(),
    choose('found', inDeck('you', isMonster, inGroup('Ｅ・ＨＥＲＯ'))),
    toHand(named('found')),
    shuffleDeck(),
  ],
});
