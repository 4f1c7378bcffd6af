import { monster } from '@rulechart/yugioh-expert/authoring';

export const mechanicalchaser = monster('07359741', 'メカ・ハンター', 'Mechanicalchaser', {
  attribute: 'dark',
  race: 'machine',
  level: 4,
  atk: 1850,
  def: 800,
});
