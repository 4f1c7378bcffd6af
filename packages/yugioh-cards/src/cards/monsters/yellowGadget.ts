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

export const yellowGadget = monster(
  '13839120',
  'イエロー・ガジェット',
  'Yellow Gadget',
  { attribute: 'earth', race: 'machine', level: 4, atk: 1200, def: 1200 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally', 'specially') },
    { does: [choose('found', inDeck('you', called('グリーン・ガジェット'))), toHand(named('found')), shuffleDeck()] },
  ),
);
