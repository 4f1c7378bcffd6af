import { draw, gainLife, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const upstartGoblin = normalSpell('70368879', '成金ゴブリン', 'Upstart Goblin', {
  does: [draw(1), gainLife(1000, 'opponent')],
});
