import {
  all,
  draw,
  endOfTurn,
  faceUp,
  inDefensePosition,
  isNamed,
  lasting,
  monsters,
  quickPlaySpell,
  target,
  watch,
} from '@rulechart/yugioh-expert/authoring';

export const guardPenalty = quickPlaySpell('48653261', 'ガードペナルティ', 'Guard Penalty', {
  targets: [target(monsters('either', faceUp))],
  does: [
    lasting(
      watch({ event: 'position changed', which: all(isNamed('target'), inDefensePosition) }, [draw(1)]),
      endOfTurn,
      { about: ['target'] },
    ),
  ],
});
