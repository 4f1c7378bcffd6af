import { monster } from '@rulechart/yugioh-expert/authoring';

export const battleOx = monster('05053103', 'ミノタウルス', 'Battle Ox', {
  attribute: 'earth',
  race: 'beast-warrior',
  level: 4,
  atk: 1700,
  def: 1000,
});
