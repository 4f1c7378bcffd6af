import { destroy, faceUp, monsters, normalSpell, race } from '@rulechart/yugioh-expert/authoring';

export const eradicatingAerosol = normalSpell('94716515', 'トゲトゲ神の殺虫剤', 'Eradicating Aerosol', {
  does: [destroy(monsters('either', faceUp, race('insect')))],
});
