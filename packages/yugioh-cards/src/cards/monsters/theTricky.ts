import { discard, monster, procedure } from '@rulechart/yugioh-expert/authoring';

export const theTricky = monster(
  '14778250',
  'ＴＨＥ トリッキー',
  'The Tricky',
  { attribute: 'wind', race: 'spellcaster', level: 5, atk: 2000, def: 1200 },
  procedure({ cost: [discard(1)] }),
);
