import {
  allow,
  continuous,
  inGraveyard,
  inGroup,
  isMonster,
  monster,
  onlyOneFaceUp,
  specialSummon,
  summonable,
  summonedAs,
  target,
  targeted,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const gravekeepersChief = monster(
  '62473983',
  '墓守の長',
  "Gravekeeper's Chief",
  { attribute: 'dark', race: 'spellcaster', level: 5, atk: 1900, def: 1200 },
  onlyOneFaceUp('墓守の長'),
  continuous(allow('effect/reach', { who: 'you' })),
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('tribute') },
    {
      targets: [target(inGraveyard('you', isMonster, inGroup('墓守の'), summonable))],
      does: [specialSummon(targeted)],
    },
  ),
);
