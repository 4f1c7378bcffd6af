import {
  choose,
  inDeck,
  levelAtMost,
  named,
  normalSpell,
  race,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const reinforcementOfTheArmy = normalSpell('32807846', '増援', 'Reinforcement of the Army', {
  does: [choose('found', inDeck('you', race('warrior'), levelAtMost(4))), toHand(named('found')), shuffleDeck()],
});
