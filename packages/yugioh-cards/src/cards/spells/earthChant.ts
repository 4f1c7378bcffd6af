import { attribute, ritualSpell, ritualSummon } from '@rulechart/yugioh-expert/authoring';

export const earthChant = ritualSpell('59820352', '大地讃頌', 'Earth Chant', {
  does: [ritualSummon(attribute('earth'), 'exactly')],
});
