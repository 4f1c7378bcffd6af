import { called, choose, flip, inDeck, monster, named, shuffleDeck, toHand } from '@rulechart/yugioh-expert/authoring';

export const machinaDefender = monster(
  '96384007',
  'マシンナーズ・ディフェンダー',
  'Machina Defender',
  { attribute: 'earth', race: 'machine', level: 4, atk: 1200, def: 1800, sub: ['effect', 'flip'] },
  flip({ does: [choose('found', inDeck('you', called('督戦官コヴィントン'))), toHand(named('found')), shuffleDeck()] }),
);
