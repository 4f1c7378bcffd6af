import {
  all,
  destroy,
  faceUp,
  inDefensePosition,
  monster,
  monsters,
  mustTrigger,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const dreamClown = monster(
  '13215230',
  'ドリーム・ピエロ',
  'Dream Clown',
  { attribute: 'earth', race: 'warrior', level: 3, atk: 1200, def: 900 },
  mustTrigger(
    { event: 'position changed', self: true, which: all(faceUp, inDefensePosition) },
    { targets: [target(monsters('opponent'))], does: [destroy(targeted)] },
  ),
);
