import { compare, equipSpell, half, host, lifeOf, modify, original, times } from '@rulechart/yugioh-expert/authoring';

export const megamorph = equipSpell('22046459', '巨大化', 'Megamorph', {}, [
  modify('atk', 'original', times(2, original('atk', host)), host, compare(lifeOf('you'), '<', lifeOf('opponent'))),
  modify('atk', 'original', half(original('atk', host)), host, compare(lifeOf('you'), '>', lifeOf('opponent'))),
]);
