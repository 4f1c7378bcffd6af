import { inGraveyard, isMonster, normalSpell, sub, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const darkFactoryOfMassProduction = normalSpell('90928333', '闇の量産工場', 'Dark Factory of Mass Production', {
  targets: [target(inGraveyard('you', isMonster, sub('normal')), { count: 2 })],
  does: [toHand(targeted)],
});
