import {
  atkAtLeast,
  destroy,
  justSummoned,
  monsters,
  normalTrap,
  some,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const trapHole = normalTrap('04206964', '落とし穴', 'Trap Hole', {
  if: [some(monsters('opponent', justSummoned('opponent', ['normally', 'flip']), atkAtLeast(1000)))],
  targets: [target(monsters('opponent', justSummoned('opponent', ['normally', 'flip']), atkAtLeast(1000)))],
  does: [destroy(targeted)],
});
