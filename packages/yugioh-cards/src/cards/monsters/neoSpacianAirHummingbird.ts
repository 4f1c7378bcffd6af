import { count, gainLife, ignition, inHand, monster, times } from '@rulechart/yugioh-expert/authoring';

export const neoSpacianAirHummingbird = monster(
  '54959865',
  'Ｎ・エア・ハミングバード',
  'Neo-Spacian Air Hummingbird',
  { attribute: 'wind', race: 'winged beast', level: 3, atk: 800, def: 600 },
  ignition({ limit: { per: 'turn', by: 'card' }, does: [gainLife(times(500, count(inHand('opponent'))))] }),
);
