import {
  choose,
  faceUp,
  ifYouDo,
  inGraveyard,
  levelAddedUpBy,
  monsters,
  named,
  normalSpell,
  race,
  remove,
  specialSummon,
  stat,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const thePuppetMagicOfDarkRuler = normalSpell('40703393', '冥界流傀儡術', 'The Puppet Magic of Dark Ruler', {
  targets: [target(inGraveyard('you', race('fiend'), summonable, levelAddedUpBy(monsters('you', faceUp))))],
  does: [
    choose('paid', monsters('you', faceUp), {
      count: 5,
      atLeast: 1,
      constraint: { total: 'level', is: '=', than: stat('level', targeted) },
    }),
    remove(named('paid')),
    ...ifYouDo(specialSummon(targeted)),
  ],
});
