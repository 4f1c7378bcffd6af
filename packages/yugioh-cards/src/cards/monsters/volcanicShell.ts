import {
  called,
  choose,
  ignition,
  inDeck,
  monster,
  named,
  payLife,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const volcanicShell = monster(
  '33365932',
  'ヴォルカニック・バレット',
  'Volcanic Shell',
  { attribute: 'fire', race: 'pyro', level: 1, atk: 100, def: 0 },
  ignition({
    from: ['graveyard'],
    limit: { per: 'turn', by: 'card' },
    cost: [payLife(500)],
    does: [choose('found', inDeck('you', called('ヴォルカニック・バレット'))), toHand(named('found')), shuffleDeck()],
  }),
);
