import { choose, inDeck, inGroup, named, normalSpell, shuffleDeck, toHand } from '@rulechart/yugioh-expert/authoring';

export const toonTableOfContents = normalSpell('89997728', 'トゥーンのもくじ', 'Toon Table of Contents', {
  does: [choose('found', inDeck('you', inGroup('トゥーン'))), toHand(named('found')), shuffleDeck()],
});
