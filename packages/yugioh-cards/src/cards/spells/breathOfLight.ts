import { destroy, faceUp, monsters, normalSpell, race } from '@rulechart/yugioh-expert/authoring';

export const breathOfLight = normalSpell('20101223', '神の息吹', 'Breath of Light', {
  does: [destroy(monsters('either', faceUp, race('rock')))],
});
