import {
  changePosition,
  inDefensePosition,
  monsters,
  normalSpell,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const stopDefense = normalSpell('63102017', '『守備』封じ', 'Stop Defense', {
  targets: [target(monsters('opponent', inDefensePosition))],
  does: [changePosition(targeted, 'attack')],
});
