import {
  atTheSameTime,
  choose,
  inGraveyard,
  named,
  normalSpell,
  specialSummon,
  summonable,
} from '@rulechart/yugioh-expert/authoring';

export const theShallowGrave = normalSpell('43434803', '浅すぎた墓穴', 'The Shallow Grave', {
  does: [
    choose('mine', inGraveyard('you', summonable)),
    choose('theirs', inGraveyard('opponent', summonable), { by: 'opponent' }),
    specialSummon(named('mine'), 'face-down'),
    ...atTheSameTime(specialSummon(named('theirs'), 'face-down', 'opponent')),
  ],
});
