import {
  attackDeclaredBy,
  attacker,
  changePosition,
  continuous,
  equip,
  faceUp,
  host,
  inAttackPosition,
  modify,
  monsters,
  named,
  normalTrap,
  target,
  targeted,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const kunaiWithChain = normalTrap(
  '37390589',
  '鎖付きブーメラン',
  'Kunai with Chain',
  [
    {
      if: [attackDeclaredBy('opponent')],
      targets: [target(those(attacker, inAttackPosition))],
      does: [changePosition(targeted, 'defense')],
    },
    { targets: [target(monsters('you', faceUp))], does: [equip(targeted)] },
    {
      if: [attackDeclaredBy('opponent')],
      targets: [target(those(attacker, inAttackPosition)), target(monsters('you', faceUp), { name: 'bearer' })],
      does: [changePosition(targeted, 'defense'), equip(named('bearer'))],
    },
  ],
  continuous(modify('atk', 'add', 500, host)),
);
