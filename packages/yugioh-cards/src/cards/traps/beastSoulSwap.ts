import {
  as,
  choose,
  faceUp,
  ifYouDo,
  inHand,
  levelIs,
  monsters,
  named,
  normalTrap,
  race,
  specialSummon,
  stat,
  summonable,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const beastSoulSwap = normalTrap('35149085', 'キャトルミューティレーション', 'Beast Soul Swap', {
  targets: [target(monsters('you', faceUp, race('beast')))],
  does: [
    as('returned', toHand(targeted, 'return')),
    ...ifYouDo(
      choose('found', inHand('you', race('beast'), levelIs(stat('level', named('returned'))), summonable)),
      specialSummon(named('found')),
    ),
  ],
});
