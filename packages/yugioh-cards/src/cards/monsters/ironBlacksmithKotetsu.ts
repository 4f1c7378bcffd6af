import {
  choose,
  flip,
  icon,
  inDeck,
  isSpell,
  monster,
  named,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const ironBlacksmithKotetsu = monster(
  '73431236',
  '名工 虎鉄',
  'Iron Blacksmith Kotetsu',
  { attribute: 'fire', race: 'beast-warrior', level: 2, atk: 500, def: 500, sub: ['effect', 'flip'] },
  flip({ does: [choose('found', inDeck('you', isSpell, icon('equip'))), toHand(named('found')), shuffleDeck()] }),
);
