import {
  inAttackPosition,
  monster,
  monsters,
  mustTrigger,
  summonedAs,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const crassClown = monster(
  '93889755',
  'マーダーサーカス',
  'Crass Clown',
  { attribute: 'dark', race: 'fiend', level: 4, atk: 1350, def: 1400 },
  mustTrigger(
    { event: 'position changed', self: true, which: inAttackPosition },
    { targets: [target(monsters('opponent'))], does: [toHand(targeted, 'return')] },
  ),
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('flip') },
    { targets: [target(monsters('opponent'))], does: [toHand(targeted, 'return')] },
  ),
);
