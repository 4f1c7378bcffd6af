import {
  called,
  choose,
  inDeck,
  monster,
  named,
  shuffleDeck,
  summonedAs,
  toHand,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const berfomet = monster(
  '77207191',
  'バフォメット',
  'Berfomet',
  { attribute: 'dark', race: 'fiend', level: 5, atk: 1400, def: 1800 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally', 'flip') },
    { does: [choose('found', inDeck('you', called('幻獣王ガゼル'))), toHand(named('found')), shuffleDeck()] },
  ),
);
