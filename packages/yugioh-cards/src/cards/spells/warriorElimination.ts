import { destroy, faceUp, monsters, normalSpell, race } from '@rulechart/yugioh-expert/authoring';

export const warriorElimination = normalSpell('90873992', '戦士抹殺', 'Warrior Elimination', {
  does: [destroy(monsters('either', faceUp, race('warrior')))],
});
