import { called, host, modify, monster, union } from '@rulechart/yugioh-expert/authoring';

export const yDragonHead = monster(
  '65622692',
  'Ｙ－ドラゴン・ヘッド',
  'Y-Dragon Head',
  { attribute: 'light', race: 'machine', level: 4, atk: 1500, def: 1600, sub: ['effect', 'union'] },
  ...union(called('Ｘ－ヘッド・キャノン'), modify('atk', 'add', 400, host), modify('def', 'add', 400, host)),
);
