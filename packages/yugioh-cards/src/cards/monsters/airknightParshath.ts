import { continuous, draw, mark, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const airknightParshath = monster(
  '18036057',
  '天空騎士パーシアス',
  'Airknight Parshath',
  { attribute: 'light', race: 'fairy', level: 5, atk: 1900, def: 1400 },
  continuous(mark('piercing')),
  mustTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [draw(1)] }),
);
