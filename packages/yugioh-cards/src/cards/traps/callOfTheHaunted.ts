import {
  as,
  continuousTrap,
  destroy,
  inGraveyard,
  lasting,
  named,
  specialSummon,
  summonable,
  target,
  targeted,
  thisCard,
  was,
  watch,
} from '@rulechart/yugioh-expert/authoring';

export const callOfTheHaunted = continuousTrap('97077563', 'リビングデッドの呼び声', 'Call of the Haunted', {
  targets: [target(inGraveyard('you', summonable))],
  does: [
    as('revived', specialSummon(targeted, 'attack')),
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
