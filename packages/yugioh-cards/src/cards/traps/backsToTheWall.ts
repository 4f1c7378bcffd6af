import {
  choose,
  copies,
  faceUp,
  freeMonsterZones,
  inGraveyard,
  inGroup,
  monsters,
  named,
  normalTrap,
  not,
  oneOfEachName,
  payDownTo,
  roomAmongMonsters,
  specialSummonEach,
  summonable,
} from '@rulechart/yugioh-expert/authoring';

export const backsToTheWall = normalTrap('32603633', '究極・背水の陣', 'Backs to the Wall', {
  if: [roomAmongMonsters],
  cost: [payDownTo(100)],
  does: [
    choose(
      'revived',
      oneOfEachName(inGraveyard('you', inGroup('六武衆'), summonable, not(copies(monsters('either', faceUp))))),
      { count: freeMonsterZones(), asMany: true },
    ),
    specialSummonEach(named('revived')),
  ],
});
