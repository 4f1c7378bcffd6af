import {
  choose,
  inDeck,
  inGroup,
  isMonster,
  named,
  normalSpell,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const eEmergencyCall = normalSpell('00213326', 'Ｅ－エマージェンシーコール', 'E - Emergency Call', {
  does: [choose('found', inDeck('you', isMonster, inGroup('Ｅ・ＨＥＲＯ'))), toHand(named('found')), shuffleDeck()],
});
