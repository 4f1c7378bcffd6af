import {
  cardsOnField,
  compare,
  count,
  draw,
  inHand,
  monster,
  not,
  other,
  procedure,
  some,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const elementalHeroBubbleman = monster(
  '79979666',
  'Ｅ・ＨＥＲＯ バブルマン',
  'Elemental HERO Bubbleman',
  { attribute: 'water', race: 'warrior', level: 4, atk: 800, def: 1200 },
  procedure({ if: [compare(count(inHand('you')), '=', 1)] }),
  whenTrigger(
    { event: 'summoned', self: true },
    { if: [not(some(inHand('you'))), not(some(cardsOnField('you', other)))], does: [draw(2)] },
  ),
);
