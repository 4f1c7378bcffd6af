import {
  destroy,
  monster,
  monsters,
  mustTrigger,
  summonedAs,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const zaborgTheThunderMonarch = monster(
  '51945556',
  '雷帝ザボルグ',
  'Zaborg the Thunder Monarch',
  { attribute: 'light', race: 'thunder', level: 5, atk: 2400, def: 1000 },
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('tribute') },
    { targets: [target(monsters())], does: [destroy(targeted)] },
  ),
);
