import {
  all,
  called,
  choose,
  faceUp,
  flip,
  icon,
  inDeck,
  inZone,
  isSpell,
  may,
  monster,
  named,
  shuffleDeck,
  some,
  toDeck,
  toHand,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const anOwlOfLuck = monster(
  '23927567',
  '幸運を告げるフクロウ',
  'An Owl of Luck',
  { attribute: 'wind', race: 'winged beast', level: 2, atk: 300, def: 500, sub: ['effect', 'flip'] },
  flip({
    does: [
      choose('found', inDeck('you', isSpell, icon('field'))),
      when(some(inZone('field', 'either', all(faceUp, called('王家の眠る谷－ネクロバレー')))), [
        may([toHand(named('found'))]),
      ]),
      shuffleDeck(),
      toDeck(named('found'), 'top'),
    ],
  }),
);
