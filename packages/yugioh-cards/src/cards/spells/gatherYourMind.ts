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

export const gatherYourMind = normalSpell('07512044', '精神統一', 'Gather Your Mind', {
  limit: { per: 'turn', by: 'name' },
  does: [choose('found', inDeck('you', called('精神統一'))), toHand(named('found')), ...afterwards(shuffleDeck())],
});
