import {
  all,
  atkAtMost,
  byBattle,
  byHost,
  equipSpell,
  fieldTrigger,
  host,
  icon,
  inGraveyard,
  isMonster,
  isSpell,
  sendFromHand,
  stat,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const armedChanger = equipSpell(
  '90374791',
  'アームド・チェンジャー',
  'Armed Changer',
  { cost: [sendFromHand(1, all(isSpell, icon('equip')))] },
  [],
  fieldTrigger(
    { event: 'destroyed', which: all(byBattle, byHost) },
    {
      targets: [target(inGraveyard('you', isMonster, atkAtMost(stat('atk', host))))],
      does: [toHand(targeted)],
    },
    false,
  ),
);
