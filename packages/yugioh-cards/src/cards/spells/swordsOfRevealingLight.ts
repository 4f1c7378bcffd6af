import {
  addCounters,
  compare,
  counters,
  destroy,
  faceDown,
  forbid,
  immediate,
  lasting,
  monsters,
  normalSpell,
  thisCard,
  turnFaceUp,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const swordsOfRevealingLight = normalSpell(
  '72302403',
  '光の護封剣',
  'Swords of Revealing Light',
  {
    does: [
      turnFaceUp(monsters('opponent', faceDown)),
      lasting(forbid('attack', { who: 'opponent' }), { until: 'while this stays' }),
    ],
    traits: { stays: true },
  },
  // It counts the opponent's turns, and leaves in the third one's End Phase.
  immediate(
    { event: 'end phase', whose: 'opponent' },
    {
      does: [
        addCounters('turn counter', 1, thisCard, 3),
        when(compare(counters('turn counter'), '>=', 3), [destroy(thisCard)]),
      ],
    },
  ),
);
