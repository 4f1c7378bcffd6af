import { any, called, host, modify, monster, union } from '@rulechart/yugioh-expert/authoring';

export const zMetalTank = monster(
  '64500000',
  'Ｚ－メタル・キャタピラー',
  'Z-Metal Tank',
  { attribute: 'light', race: 'machine', level: 4, atk: 1500, def: 1300, sub: ['effect', 'union'] },
  ...union(
    any(called('Ｘ－ヘッド・キャノン'), called('Ｙ－ドラゴン・ヘッド')),
    modify('atk', 'add', 600, host),
    modify('def', 'add', 600, host),
  ),
);
