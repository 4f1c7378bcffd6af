import { damage, ignition, monster, monsters, tribute } from '@rulechart/yugioh-expert/authoring';

export const cannonSoldier = monster(
  '11384280',
  'キャノン・ソルジャー',
  'Cannon Soldier',
  { attribute: 'dark', race: 'machine', level: 4, atk: 1400, def: 1300 },
  ignition({ cost: [tribute(1, monsters('you'))], does: [damage(500)] }),
);
