import {
  choose,
  inDeck,
  isMonster,
  levelAtLeast,
  named,
  normalSpell,
  shuffleDeck,
  sub,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const summonersArt = normalSpell('79816536', '召喚師のスキル', "Summoner's Art", {
  does: [
    choose('found', inDeck('you', isMonster, sub('normal'), levelAtLeast(5))),
    toHand(named('found')),
    shuffleDeck(),
  ],
});
