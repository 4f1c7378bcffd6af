import {
  as,
  both,
  choose,
  forbid,
  inGraveyard,
  isNamed,
  justDestroyedByBattle,
  lasting,
  named,
  normalTrap,
  some,
  specialSummon,
  summonable,
  wasControlledBy,
} from '@rulechart/yugioh-expert/authoring';

export const theGraveOfEnkindling = normalTrap('84136000', '復活の墓穴', 'The Grave of Enkindling', {
  if: [some(inGraveyard('either', justDestroyedByBattle, wasControlledBy('you')))],
  does: [
    choose('mine', inGraveyard('you', summonable)),
    choose('theirs', inGraveyard('opponent', summonable), { by: 'opponent' }),
    as('revived', specialSummon(both(named('mine'), named('theirs')), 'defense', 'owner')),
    lasting(
      forbid('change position', { which: isNamed('revived') }),
      { until: 'while it stays' },
      { about: ['revived'] },
    ),
  ],
});
