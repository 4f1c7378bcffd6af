import { choose, destroy, faceUp, lowest, monsters, named, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const fissure = normalSpell('66788016', '地割れ', 'Fissure', {
  does: [choose('victim', lowest(monsters('opponent', faceUp), 'atk')), destroy(named('victim'))],
});
