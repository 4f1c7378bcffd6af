import {
  called,
  choose,
  continuous,
  faceUp,
  hasLostNoted,
  mark,
  modify,
  monster,
  monsters,
  named,
  noteCard,
  notedCard,
  procedure,
  stat,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const gradiusOption = monster(
  '14291024',
  'オプション',
  "Gradius' Option",
  { attribute: 'light', race: 'machine', level: 1, atk: null, def: null, special: 'semi' },
  procedure({
    cost: [
      choose('chosen', monsters('you', faceUp, called('超時空戦闘機ビック・バイパー'))),
      noteCard(named('chosen')),
    ],
  }),
  continuous(
    modify('atk', 'last', stat('atk', notedCard), thisCard),
    modify('def', 'last', stat('def', notedCard), thisCard),
    mark('destroys itself', thisCard, hasLostNoted),
  ),
);
