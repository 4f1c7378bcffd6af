import {
  atkAtMost,
  choose,
  flip,
  inDeck,
  inGroup,
  monster,
  named,
  shuffleDeck,
  specialSummon,
  summonable,
} from '@rulechart/yugioh-expert/authoring';

export const gravekeepersSpy = monster(
  '24317029',
  '墓守の偵察者',
  "Gravekeeper's Spy",
  { attribute: 'dark', race: 'spellcaster', level: 4, atk: 1200, def: 2000, sub: ['effect', 'flip'] },
  flip({
    does: [
      choose('found', inDeck('you', inGroup('墓守の'), atkAtMost(1500), summonable)),
      specialSummon(named('found')),
      shuffleDeck(),
    ],
  }),
);
