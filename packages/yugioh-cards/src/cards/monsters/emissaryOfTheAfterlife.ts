import {
  atTheSameTime,
  choose,
  inDeck,
  levelAtMost,
  monster,
  mustTrigger,
  named,
  shuffleDeck,
  sub,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const emissaryOfTheAfterlife = monster(
  '75043725',
  '冥界の使者',
  'Emissary of the Afterlife',
  { attribute: 'dark', race: 'fiend', level: 4, atk: 1600, def: 600 },
  mustTrigger(
    { event: 'moved', self: true, from: 'monsters', to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('mine', inDeck('you', sub('normal'), levelAtMost(3))),
        choose('theirs', inDeck('opponent', sub('normal'), levelAtMost(3)), { by: 'opponent' }),
        toHand(named('mine')),
        ...atTheSameTime(toHand(named('theirs'), 'add', 'opponent')),
        shuffleDeck('each'),
      ],
    },
  ),
);
