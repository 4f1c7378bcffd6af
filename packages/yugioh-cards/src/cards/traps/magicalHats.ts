import {
  all,
  destroy,
  disguise,
  endOfBattlePhase,
  ifYouDo,
  inDeck,
  inPhase,
  isMonster,
  lasting,
  named,
  normalTrap,
  not,
  opponentsTurn,
  shuffleDeck,
  watch,
} from '@rulechart/yugioh-expert/authoring';

export const magicalHats = normalTrap('81210420', 'マジカルシルクハット', 'Magical Hats', {
  if: [all(opponentsTurn, inPhase('battle'))],
  does: [
    disguise('hats', inDeck('you', not(isMonster)), 2),
    ...ifYouDo(
      lasting(watch({ event: 'battle phase ends' }, [destroy(named('hats'))]), endOfBattlePhase, { about: ['hats'] }),
    ),
    shuffleDeck(),
  ],
});
