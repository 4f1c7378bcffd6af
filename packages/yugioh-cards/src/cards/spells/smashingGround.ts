import { choose, destroy, faceUp, highest, monsters, named, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const smashingGround = normalSpell('97169186', '地砕き', 'Smashing Ground', {
  does: [choose('victim', highest(monsters('opponent', faceUp), 'def')), destroy(named('victim'))],
});
