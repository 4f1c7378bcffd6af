import {
  attribute,
  defAtMost,
  inGraveyard,
  normalSpell,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const recurringNightmare = normalSpell('81191584', '悪夢再び', 'Recurring Nightmare', {
  targets: [target(inGraveyard('you', attribute('dark'), defAtMost(0)), { count: 2 })],
  does: [toHand(targeted)],
});
