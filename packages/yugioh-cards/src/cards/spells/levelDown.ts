import {
  any,
  choose,
  controlledBy,
  faceUp,
  hasLowerStage,
  ifYouDo,
  inGraveyard,
  isMonster,
  lowerStageOf,
  monsters,
  named,
  quickPlaySpell,
  roomAmongMonsters,
  sameOwnerAs,
  specialSummon,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const levelDown = quickPlaySpell('90500169', 'レベルダウン！？', 'Level Down!?', {
  targets: [
    target(
      monsters('either', faceUp, hasLowerStage(inGraveyard('owner')), any(controlledBy('you'), roomAmongMonsters)),
    ),
  ],
  does: [
    choose('lower', inGraveyard('either', isMonster, lowerStageOf('target'), sameOwnerAs('target'))),
    toDeck(targeted),
    ...ifYouDo(specialSummon(named('lower'), 'either', 'you', { properly: true })),
  ],
});
