import {
  called,
  choose,
  ignition,
  inGraveyard,
  monster,
  named,
  payLife,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const monsterEye = monster(
  '84133008',
  'モンスター・アイ',
  'Monster Eye',
  { attribute: 'dark', race: 'fiend', level: 1, atk: 250, def: 350 },
  ignition({
    cost: [payLife(1000)],
    does: [choose('found', inGraveyard('you', called('融合'))), toHand(named('found'))],
  }),
);
