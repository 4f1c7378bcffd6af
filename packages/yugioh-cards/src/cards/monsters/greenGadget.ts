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

export const greenGadget = monster(
  '41172955',
  'グリーン・ガジェット',
  'Green Gadget',
  { attribute: 'earth', race: 'machine', level: 4, atk: 1400, def: 600 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally', 'specially') },
    { does: [choose('found', inDeck('you', called('レッド・ガジェット'))), toHand(named('found')), shuffleDeck()] },
  ),
);
