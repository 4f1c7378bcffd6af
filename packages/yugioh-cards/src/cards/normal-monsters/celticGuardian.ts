import { monster } from '@rulechart/yugioh-expert/authoring';

export const celticGuardian = monster('91152256', 'エルフの剣士', 'Celtic Guardian', {
  attribute: 'earth',
  race: 'warrior',
  level: 4,
  atk: 1400,
  def: 1200,
});
