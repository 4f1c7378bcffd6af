import {
  byEffect,
  destroy,
  monster,
  monsters,
  mustTrigger,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const kahkkiGuerillaOfDarkWorld = monster(
  '25847467',
  '暗黒界の刺客 カーキ',
  'Kahkki, Guerilla of Dark World',
  { attribute: 'dark', race: 'fiend', level: 2, atk: 300, def: 500 },
  mustTrigger(
    { event: 'discarded', self: true, which: byEffect },
    { from: ['graveyard'], targets: [target(monsters())], does: [destroy(targeted)] },
  ),
);
