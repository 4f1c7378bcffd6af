import {
  as,
  choose,
  controlledBy,
  damage,
  draw,
  endOfTurn,
  forbid,
  half,
  inDeck,
  lasting,
  named,
  noAttackThisTurn,
  normalSpell,
  race,
  remove,
  shuffleDeck,
  stat,
} from '@rulechart/yugioh-expert/authoring';

export const soulOfFire = normalSpell('95026693', 'ファイヤー・ソウル', 'Soul of Fire', {
  if: [noAttackThisTurn],
  cost: [lasting(forbid('attack', { which: controlledBy('you'), nature: 'oath' }), endOfTurn)],
  does: [
    draw(1, 'opponent'),
    choose('burnt', inDeck('you', race('pyro'))),
    as('gone', remove(named('burnt'))),
    damage(half(stat('atk', named('gone')))),
    shuffleDeck(),
  ],
});
