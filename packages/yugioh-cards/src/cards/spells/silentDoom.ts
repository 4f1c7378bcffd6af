import {
  as,
  forbid,
  inGraveyard,
  isMonster,
  isNamed,
  lasting,
  normalSpell,
  specialSummon,
  sub,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const silentDoom = normalSpell('42534368', '黙する死者', 'Silent Doom', {
  targets: [target(inGraveyard('you', isMonster, sub('normal'), summonable))],
  does: [
    as('revived', specialSummon(targeted, 'defense')),
    lasting(forbid('attack', { which: isNamed('revived') }), { until: 'while it stays' }, { about: ['revived'] }),
  ],
});
