import { all, byEffect, doneBy, draw, equipSpell, host, modify, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const luckyIronAxe = equipSpell(
  '34664411',
  '幸運の鉄斧',
  'Lucky Iron Axe',
  {},
  [modify('atk', 'add', 500, host)],
  mustTrigger(
    { event: 'destroyed', self: true, which: all(byEffect, doneBy('opponent')) },
    { from: ['graveyard'], does: [draw(1)] },
  ),
);
