import {
  inGraveyard,
  isMonster,
  quickPlaySpell,
  sub,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const soulReversal = quickPlaySpell('78864369', 'リバースソウル', 'Soul Reversal', {
  targets: [target(inGraveyard('you', isMonster, sub('flip')))],
  does: [toDeck(targeted, 'top')],
});
