import { attribute, inGraveyard, normalTrap, target, targeted, toDeck } from '@rulechart/yugioh-expert/authoring';

export const rayOfHope = normalTrap('82529174', '希望の光', 'Ray of Hope', {
  targets: [target(inGraveyard('you', attribute('light')), { count: 2 })],
  does: [toDeck(targeted)],
});
