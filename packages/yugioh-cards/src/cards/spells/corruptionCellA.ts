import { addCounters, faceUp, monsters, normalSpell, target, targeted } from '@rulechart/yugioh-expert/authoring';

export const corruptionCellA = normalSpell('02561846', '侵食細胞「Ａ」', 'Corruption Cell "A"', {
  targets: [target(monsters('opponent', faceUp))],
  does: [addCounters('A-counter', 1, targeted)],
});
