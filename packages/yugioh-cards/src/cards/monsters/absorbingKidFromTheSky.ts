import {
  all,
  byBattle,
  byThisCard,
  gainLife,
  monster,
  mustTrigger,
  stat,
  subject,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const absorbingKidFromTheSky = monster(
  '49771608',
  '吸収天児',
  'Absorbing Kid from the Sky',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1300, def: 1000 },
  mustTrigger(
    { event: 'destroyed', which: all(byBattle, byThisCard), to: 'graveyard' },
    { does: [gainLife(times(300, stat('level', subject)))] },
  ),
);
