import {
  atkAtMost,
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

export const eatgaboon = normalTrap('42578427', 'ねずみ取り', 'Eatgaboon', {
  if: [some(monsters('opponent', justSummoned('opponent', ['normally', 'flip']), atkAtMost(500)))],
  cost: [remember('summoned', monsters('opponent', justSummoned('opponent', ['normally', 'flip']), atkAtMost(500)))],
  does: [destroy(those(named('summoned'), faceUp))],
});
