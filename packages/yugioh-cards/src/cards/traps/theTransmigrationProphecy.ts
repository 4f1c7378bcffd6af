import { inGraveyard, normalTrap, target, targeted, toDeck } from '@rulechart/yugioh-expert/authoring';

export const theTransmigrationProphecy = normalTrap('46652477', '転生の予言', 'The Transmigration Prophecy', {
  targets: [target(inGraveyard('either'), { count: 2 })],
  does: [toDeck(targeted)],
});
