import {
  choose,
  icon,
  inDeck,
  isSpell,
  monster,
  named,
  shuffleDeck,
  summonedAs,
  toHand,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const sonicBird = monster(
  '57617178',
  'ソニックバード',
  'Sonic Bird',
  { attribute: 'wind', race: 'winged beast', level: 4, atk: 1400, def: 1000 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally', 'flip') },
    { does: [choose('found', inDeck('you', isSpell, icon('ritual'))), toHand(named('found')), shuffleDeck()] },
  ),
);
