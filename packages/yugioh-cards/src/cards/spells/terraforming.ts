import {
  choose,
  icon,
  inDeck,
  isSpell,
  named,
  normalSpell,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const terraforming = normalSpell('73628505', 'テラ・フォーミング', 'Terraforming', {
  does: [choose('found', inDeck('you', isSpell, icon('field'))), toHand(named('found')), shuffleDeck()],
});
