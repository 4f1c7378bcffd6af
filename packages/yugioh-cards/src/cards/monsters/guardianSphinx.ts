import {
  ignition,
  monster,
  monsters,
  mustTrigger,
  summonedAs,
  thisCard,
  toHand,
  turnFaceDown,
} from '@rulechart/yugioh-expert/authoring';

export const guardianSphinx = monster(
  '40659562',
  '守護者スフィンクス',
  'Guardian Sphinx',
  { attribute: 'earth', race: 'rock', level: 5, atk: 1700, def: 2400 },
  ignition({ limit: { per: 'turn', by: 'card' }, does: [turnFaceDown(thisCard)] }),
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('flip') },
    { does: [toHand(monsters('opponent'), 'return')] },
  ),
);
