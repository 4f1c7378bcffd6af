import { gainLife, ignition, monster, monsters, tribute } from '@rulechart/yugioh-expert/authoring';

export const hystericFairy = monster(
  '21297224',
  'ヒステリック天使',
  'Hysteric Fairy',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1800, def: 500 },
  ignition({ cost: [tribute(2, monsters('you'))], does: [gainLife(1000)] }),
);
