import {
  all,
  choose,
  departed,
  destroyedThisTurn,
  freeMonsterZones,
  inGraveyard,
  inGroup,
  inZoneNow,
  named,
  normalTrap,
  some,
  specialSummonEach,
  summonable,
} from '@rulechart/yugioh-expert/authoring';

export const destinyMirage = normalTrap('15294090', 'デステニー・ミラージュ', 'Destiny Mirage', {
  if: [
    some(
      departed('you', all(inGroup('Ｄ－ＨＥＲＯ'), inZoneNow('graveyard'), destroyedThisTurn('effect', 'opponent'))),
    ),
  ],
  does: [
    choose('revived', inGraveyard('you', inGroup('Ｄ－ＨＥＲＯ'), destroyedThisTurn(), summonable), {
      count: freeMonsterZones(),
      asMany: true,
    }),
    specialSummonEach(named('revived')),
  ],
});
