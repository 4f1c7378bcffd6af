import { byEffect, monster, specialSummon, thisCard, whenTrigger } from '@rulechart/yugioh-expert/authoring';

export const watapon = monster(
  '87774234',
  'ワタポン',
  'Watapon',
  { attribute: 'light', race: 'fairy', level: 1, atk: 200, def: 300 },
  whenTrigger(
    { event: 'added to hand', self: true, which: byEffect },
    { from: ['hand'], does: [specialSummon(thisCard)] },
  ),
);
