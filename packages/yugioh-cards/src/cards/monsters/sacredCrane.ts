import { draw, monster, mustTrigger, summonedAs } from '@rulechart/yugioh-expert/authoring';

export const sacredCrane = monster(
  '30914564',
  '聖鳥クレイン',
  'Sacred Crane',
  { attribute: 'light', race: 'winged beast', level: 4, atk: 1600, def: 400 },
  mustTrigger({ event: 'summoned', self: true, which: summonedAs('specially') }, { does: [draw(1)] }),
);
