import {
  inGraveyard,
  normalSpell,
  specialSummon,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const monsterReborn = normalSpell('83764718', '死者蘇生', 'Monster Reborn', {
  targets: [target(inGraveyard('either', summonable))],
  does: [specialSummon(targeted)],
});
