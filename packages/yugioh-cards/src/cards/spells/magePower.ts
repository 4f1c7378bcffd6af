import { count, equipSpell, host, modify, spellsAndTraps, times } from '@rulechart/yugioh-expert/authoring';

export const magePower = equipSpell('83746708', '魔導師の力', 'Mage Power', {}, [
  modify('atk', 'add', times(500, count(spellsAndTraps('you'))), host),
  modify('def', 'add', times(500, count(spellsAndTraps('you'))), host),
]);
