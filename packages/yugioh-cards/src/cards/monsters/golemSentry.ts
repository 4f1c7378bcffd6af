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

export const golemSentry = monster(
  '52323207',
  '番兵ゴーレム',
  'Golem Sentry',
  { attribute: 'earth', race: 'rock', level: 4, atk: 800, def: 1800 },
  ignition({ limit: { per: 'turn', by: 'card' }, does: [turnFaceDown(thisCard)] }),
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('flip') },
    { targets: [target(monsters('opponent'))], does: [toHand(targeted, 'return')] },
  ),
);
