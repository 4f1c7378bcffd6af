import {
  ignition,
  monster,
  monsters,
  mustTrigger,
  summonedAs,
  target,
  targeted,
  thisCard,
  toHand,
  turnFaceDown,
} from '@rulechart/yugioh-expert/authoring';

export const guardianStatue = monster(
  '75209824',
  'ガーディアン・スタチュー',
  'Guardian Statue',
  { attribute: 'earth', race: 'rock', level: 4, atk: 800, def: 1400 },
  ignition({ limit: { per: 'turn', by: 'card' }, does: [turnFaceDown(thisCard)] }),
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('flip') },
    { targets: [target(monsters('opponent'))], does: [toHand(targeted, 'return')] },
  ),
);
