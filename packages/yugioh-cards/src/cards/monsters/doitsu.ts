import { called, host, modify, monster, union } from '@rulechart/yugioh-expert/authoring';

export const doitsu = monster(
  '57062206',
  'ドイツ',
  'Doitsu',
  { attribute: 'earth', race: 'fairy', level: 4, atk: 100, def: 200, sub: ['effect', 'union'] },
  ...union(called('ソイツ'), modify('atk', 'add', 2500, host)),
);
