import {
  damage,
  linkAtLeast,
  linkNumber,
  not,
  quickPlaySpell,
  sameNameInChain,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const chainStrike = quickPlaySpell('91623717', '連鎖爆撃', 'Chain Strike', {
  if: [linkAtLeast(2), not(sameNameInChain)],
  does: [damage(times(400, linkNumber))],
});
