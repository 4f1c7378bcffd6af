import { count, equipSpell, faceUp, host, modify, monsters, times } from '@rulechart/yugioh-expert/authoring';

export const unitedWeStand = equipSpell('56747793', '団結の力', 'United We Stand', {}, [
  modify('atk', 'add', times(800, count(monsters('you', faceUp))), host),
  modify('def', 'add', times(800, count(monsters('you', faceUp))), host),
]);
