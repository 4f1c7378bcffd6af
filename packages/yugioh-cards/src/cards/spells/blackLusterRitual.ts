import { called, ritualSpell, ritualSummon } from '@rulechart/yugioh-expert/authoring';

export const blackLusterRitual = ritualSpell('55761792', 'カオスの儀式', 'Black Luster Ritual', {
  does: [ritualSummon(called('カオス・ソルジャー'), 'at least', 8)],
});
