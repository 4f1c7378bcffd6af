import {
  as,
  choose,
  continuousSpell,
  controlledBy,
  faceUp,
  ifYouDo,
  inGroup,
  inHand,
  lasting,
  modify,
  monsters,
  named,
  returnsWithThis,
  some,
  specialSummon,
  stat,
  summonable,
  target,
  targeted,
  those,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const commonSoul = continuousSpell('14772491', '魂の共有－コモンソウル', 'Common Soul', {
  if: [some(inHand('you', inGroup('Ｎ・'), summonable))],
  targets: [target(monsters('either', faceUp))],
  does: [
    choose('spacian', inHand('you', inGroup('Ｎ・'), summonable)),
    when(
      some(those(targeted, controlledBy('you'))),
      [as('brought', specialSummon(named('spacian')))],
      [as('brought', specialSummon(named('spacian'), 'either', 'opponent', { chosenBy: 'you' }))],
    ),
    ...ifYouDo(
      lasting(
        modify('atk', 'add', stat('atk', named('brought')), targeted),
        { until: 'while this stays' },
        { about: ['target', 'brought'] },
      ),
      returnsWithThis('brought'),
    ),
  ],
});
