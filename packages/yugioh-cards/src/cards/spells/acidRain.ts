import { destroy, faceUp, monsters, normalSpell, race } from '@rulechart/yugioh-expert/authoring';

export const acidRain = normalSpell('21323861', '酸の嵐', 'Acid Rain', {
  does: [destroy(monsters('either', faceUp, race('machine')))],
});
