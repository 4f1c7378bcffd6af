import {
  all,
  atkAtLeast,
  destroy,
  faceUp,
  justSummoned,
  monsters,
  named,
  normalTrap,
  remember,
  some,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const bottomlessTrapHole = normalTrap('29401950', '奈落の落とし穴', 'Bottomless Trap Hole', {
  if: [some(monsters('opponent', justSummoned('opponent'), atkAtLeast(1500)))],
  cost: [remember('summoned', monsters('opponent', justSummoned('opponent'), atkAtLeast(1500)))],
  does: [destroy(those(named('summoned'), all(faceUp, atkAtLeast(1500))), 'removed')],
});
