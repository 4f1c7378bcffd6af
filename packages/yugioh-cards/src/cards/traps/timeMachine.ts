import {
  choose,
  inGraveyard,
  justDestroyedByBattle,
  named,
  normalTrap,
  remember,
  some,
  specialSummon,
  summonable,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const timeMachine = normalTrap('80987696', '時の機械－タイム・マシーン', 'Time Machine', {
  if: [some(inGraveyard('either', justDestroyedByBattle, summonable))],
  cost: [remember('fallen', inGraveyard('either', justDestroyedByBattle))],
  does: [choose('back', those(named('fallen'), summonable)), specialSummon(named('back'), 'as it was')],
});
