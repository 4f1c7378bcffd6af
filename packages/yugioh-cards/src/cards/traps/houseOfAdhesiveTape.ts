import {
  defAtMost,
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

export const houseOfAdhesiveTape = normalTrap('15083728', '粘着テープの家', 'House of Adhesive Tape', {
  if: [some(monsters('opponent', justSummoned('opponent', ['normally', 'flip']), defAtMost(500)))],
  cost: [remember('summoned', monsters('opponent', justSummoned('opponent', ['normally', 'flip']), defAtMost(500)))],
  does: [destroy(those(named('summoned'), faceUp))],
});
