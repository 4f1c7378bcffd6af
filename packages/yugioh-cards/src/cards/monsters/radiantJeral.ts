import {
  all,
  byBattle,
  called,
  faceUp,
  gainLife,
  inZone,
  monster,
  mustTrigger,
  not,
  some,
} from '@rulechart/yugioh-expert/authoring';

export const radiantJeral = monster(
  '84177693',
  'ホーリー・ジェラル',
  'Radiant Jeral',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1000, def: 2000 },
  mustTrigger(
    { event: 'moved', self: true, to: 'graveyard', which: not(byBattle) },
    {
      from: ['graveyard'],
      if: [some(inZone('field', 'either', all(faceUp, called('天空の聖域'))))],
      does: [gainLife(1000)],
    },
  ),
);
