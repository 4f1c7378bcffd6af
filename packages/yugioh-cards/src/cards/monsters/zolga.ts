import { forATributeSummon, gainLife, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const zolga = monster(
  '16268841',
  'ゾルガ',
  'Zolga',
  { attribute: 'earth', race: 'fairy', level: 4, atk: 1700, def: 1200 },
  mustTrigger(
    { event: 'tributed', self: true, which: forATributeSummon },
    { from: ['graveyard'], does: [gainLife(2000)] },
  ),
);
