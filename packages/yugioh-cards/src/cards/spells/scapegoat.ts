import {
  endOfTurn,
  forbid,
  lasting,
  makeTokens,
  noSummonThisTurn,
  quickPlaySpell,
} from '@rulechart/yugioh-expert/authoring';

export const scapegoat = quickPlaySpell('73915051', 'スケープ・ゴート', 'Scapegoat', {
  if: [noSummonThisTurn],
  cost: [
    lasting(forbid('normal summon', { who: 'you', nature: 'oath' }), endOfTurn),
    lasting(forbid('flip summon', { who: 'you', nature: 'oath' }), endOfTurn),
    lasting(forbid('special summon', { who: 'you', nature: 'oath' }), endOfTurn),
  ],
  does: [makeTokens('73915052', 4, 'defense')],
});
