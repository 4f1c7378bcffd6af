import { monster } from '@rulechart/yugioh-expert/authoring';

export const harpieLady = monster('76812113', 'ハーピィ・レディ', 'Harpie Lady', {
  attribute: 'wind',
  race: 'winged beast',
  level: 4,
  atk: 1300,
  def: 1400,
});
