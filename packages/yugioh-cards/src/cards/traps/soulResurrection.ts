import {
  as,
  continuousTrap,
  destroy,
  inGraveyard,
  isMonster,
  lasting,
  named,
  specialSummon,
  sub,
  summonable,
  target,
  targeted,
  thisCard,
  was,
  watch,
} from '@rulechart/yugioh-expert/authoring';

export const soulResurrection = continuousTrap('92924317', '蘇りし魂', 'Soul Resurrection', {
  targets: [target(inGraveyard('you', isMonster, sub('normal'), summonable))],
  does: [
    as('revived', specialSummon(targeted, 'defense')),
    lasting(
      watch({ event: 'moved', self: true, from: 'spells' }, [destroy(named('revived'))]),
      { until: 'while this stays' },
      { about: ['revived'] },
    ),
    lasting(
      watch({ event: 'destroyed', which: was('revived') }, [destroy(thisCard)]),
      { until: 'while this stays' },
      { about: ['revived'] },
    ),
  ],
});
