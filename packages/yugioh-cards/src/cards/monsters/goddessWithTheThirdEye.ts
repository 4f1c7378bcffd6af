import { monster } from '@rulechart/yugioh-expert/authoring';

export const goddessWithTheThirdEye = monster('53493204', '心眼の女神', 'Goddess with the Third Eye', {
  attribute: 'light',
  race: 'fairy',
  level: 4,
  atk: 1200,
  def: 1000,
  sub: ['effect'],
  substitute: true,
});
