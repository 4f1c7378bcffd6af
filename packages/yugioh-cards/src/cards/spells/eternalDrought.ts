import { destroy, faceUp, monsters, normalSpell, race } from '@rulechart/yugioh-expert/authoring';

export const eternalDrought = normalSpell('56606928', '永遠の渇水', 'Eternal Drought', {
  does: [destroy(monsters('either', faceUp, race('fish')))],
});
