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

export const redGadget = monster(
  '86445415',
  'レッド・ガジェット',
  'Red Gadget',
  { attribute: 'earth', race: 'machine', level: 4, atk: 1300, def: 1500 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally', 'specially') },
    { does: [choose('found', inDeck('you', called('イエロー・ガジェット'))), toHand(named('found')), shuffleDeck()] },
  ),
);
