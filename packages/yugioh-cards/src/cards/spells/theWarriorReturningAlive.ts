import { inGraveyard, normalSpell, race, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const theWarriorReturningAlive = normalSpell('95281259', '戦士の生還', 'The Warrior Returning Alive', {
  targets: [target(inGraveyard('you', race('warrior')))],
  does: [toHand(targeted)],
});
