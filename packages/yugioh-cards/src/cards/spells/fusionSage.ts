import {
  afterwards,
  called,
  choose,
  inDeck,
  named,
  normalSpell,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const fusionSage = normalSpell('26902560', '融合賢者', 'Fusion Sage', {
  does: [choose('found', inDeck('you', called('融合'))), toHand(named('found')), ...afterwards(shuffleDeck())],
});
