import { attribute, ritualSpell, ritualSummon } from '@rulechart/yugioh-expert/authoring';

export const contractWithTheAbyss = ritualSpell('69035382', '奈落との契約', 'Contract with the Abyss', {
  does: [ritualSummon(attribute('dark'), 'exactly')],
});
