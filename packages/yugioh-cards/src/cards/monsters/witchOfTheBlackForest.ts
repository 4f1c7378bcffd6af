import {
  choose,
  defAtMost,
  inDeck,
  isMonster,
  monster,
  mustTrigger,
  named,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const witchOfTheBlackForest = monster(
  '78010363',
  '黒き森のウィッチ',
  'Witch of the Black Forest',
  { attribute: 'dark', race: 'spellcaster', level: 4, atk: 1100, def: 1200 },
  mustTrigger(
    { event: 'moved', self: true, from: 'monsters', to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [choose('found', inDeck('you', isMonster, defAtMost(1500))), toHand(named('found')), shuffleDeck()],
    },
  ),
);
