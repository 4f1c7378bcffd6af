import {
  allow,
  inGraveyard,
  inGroup,
  isMonster,
  isThis,
  normalTrap,
  ruleText,
  specialSummon,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const riteOfSpirit = normalTrap(
  '30450531',
  '降霊の儀式',
  'Rite of Spirit',
  {
    targets: [target(inGraveyard('you', isMonster, inGroup('墓守の'), summonable))],
    does: [specialSummon(targeted)],
  },
  ruleText(allow('effect/reach', { which: isThis })),
);
