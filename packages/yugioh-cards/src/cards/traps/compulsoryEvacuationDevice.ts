import { monsters, normalTrap, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const compulsoryEvacuationDevice = normalTrap('94192409', '強制脱出装置', 'Compulsory Evacuation Device', {
  targets: [target(monsters())],
  does: [toHand(targeted, 'return')],
});
