import {
  counterTrap,
  destroy,
  monsters,
  negateSummon,
  summonDeclared,
  summoning,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const hornOfHeaven = counterTrap('98069388', '昇天の角笛', 'Horn of Heaven', {
  if: [summonDeclared()],
  cost: [tribute(1, monsters('you'))],
  does: [negateSummon(), destroy(summoning)],
});
