import { destroy, monsters, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const raigeki = normalSpell('12580477', 'サンダー・ボルト', 'Raigeki', {
  does: [destroy(monsters('opponent'))],
});
