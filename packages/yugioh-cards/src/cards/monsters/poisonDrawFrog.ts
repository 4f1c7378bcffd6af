import {
  all,
  attackedFaceDown,
  byBattle,
  draw,
  monster,
  not,
  wasFaceUp,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const poisonDrawFrog = monster(
  '56840658',
  '引きガエル',
  'Poison Draw Frog',
  { attribute: 'water', race: 'aqua', level: 2, atk: 100, def: 100 },
  whenTrigger(
    {
      event: 'moved',
      self: true,
      from: 'monsters',
      to: 'graveyard',
      which: all(wasFaceUp, not(all(byBattle, attackedFaceDown))),
    },
    { from: ['graveyard'], does: [draw(1)] },
  ),
);
