import {
  byBattle,
  choose,
  inGraveyard,
  isSpell,
  monster,
  mustTrigger,
  named,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const pixieKnight = monster(
  '35429292',
  'ピクシーナイト',
  'Pixie Knight',
  { attribute: 'light', race: 'spellcaster', level: 2, atk: 1300, def: 200 },
  mustTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [choose('returned', inGraveyard('you', isSpell), { by: 'opponent' }), toDeck(named('returned'), 'top')],
    },
  ),
);
