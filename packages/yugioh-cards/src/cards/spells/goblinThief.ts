import { damage, gainLife, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const goblinThief = normalSpell('45311864', '盗人ゴブリン', 'Goblin Thief', {
  does: [damage(500), gainLife(500)],
});
