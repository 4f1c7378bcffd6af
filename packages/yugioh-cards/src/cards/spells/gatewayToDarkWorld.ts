import {
  endOfTurn,
  forbid,
  inGraveyard,
  inGroup,
  isNamed,
  lasting,
  noSummonThisTurn,
  not,
  quickPlaySpell,
  specialSummon,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const gatewayToDarkWorld = quickPlaySpell('93431518', '暗黒界に続く結界通路', 'Gateway to Dark World', {
  if: [noSummonThisTurn],
  targets: [
    target(inGraveyard('you', inGroup('暗黒界'), summonable)),
    ...(['normal summon', 'flip summon', 'special summon'] as const).map((act) =>
      lasting(forbid(act, { who: 'you', which: not(isNamed('target')), nature: 'oath', wherever: true }), endOfTurn, {
        about: ['target'],
      }),
    ),
  ],
  does: [specialSummon(targeted)],
});
