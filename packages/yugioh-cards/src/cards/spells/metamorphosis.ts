import {
  as,
  choose,
  inFusionDeck,
  levelIs,
  levelOfSome,
  monsters,
  named,
  normalSpell,
  specialSummon,
  stat,
  summonable,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const metamorphosis = normalSpell('46411259', '突然変異', 'Metamorphosis', {
  cost: [as('offered', tribute(1, monsters('you', levelOfSome(inFusionDeck('you', summonable)))))],
  does: [
    choose('found', inFusionDeck('you', levelIs(stat('level', named('offered'))), summonable)),
    specialSummon(named('found')),
  ],
});
