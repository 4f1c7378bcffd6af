import {
  all,
  attackDeclaredBy,
  draw,
  faceUp,
  inGroup,
  monsters,
  normalTrap,
  not,
  race,
  some,
} from '@rulechart/yugioh-expert/authoring';

export const supercharge = normalTrap('97705809', 'スーパーチャージ', 'Supercharge', {
  if: [
    attackDeclaredBy('opponent'),
    some(monsters('you')),
    not(some(monsters('you', not(all(faceUp, race('machine'), inGroup('ロイド')))))),
  ],
  does: [draw(2)],
});
