import {
  called,
  choose,
  inDeck,
  mustTrigger,
  named,
  normalSpell,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const ojamagic = normalSpell(
  '24643836',
  'おジャマジック',
  'Ojamagic',
  [],
  mustTrigger(
    { event: 'moved', self: true, from: ['hand', 'spells'], to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('green', inDeck('you', called('おジャマ・グリーン'))),
        toHand(named('green')),
        choose('yellow', inDeck('you', called('おジャマ・イエロー'))),
        toHand(named('yellow')),
        choose('black', inDeck('you', called('おジャマ・ブラック'))),
        toHand(named('black')),
        shuffleDeck(),
      ],
    },
  ),
);
