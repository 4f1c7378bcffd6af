import { damage, immediate, monster } from '@rulechart/yugioh-expert/authoring';

export const firePrincess = monster(
  '64752646',
  'ビッグバンガール',
  'Fire Princess',
  { attribute: 'fire', race: 'pyro', level: 4, atk: 1300, def: 1500 },
  immediate({ event: 'gained', whose: 'you' }, { does: [damage(500)] }),
);
