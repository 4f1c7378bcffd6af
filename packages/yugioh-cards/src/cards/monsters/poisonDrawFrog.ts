import { attackedFaceDown, draw, monster, not, wasFaceUp, whenTrigger } from '@rulechart/yugioh-expert/authoring';

export const poisonDrawFrog = monster(
  '56840658',
  '引きガエル',
  'Poison Draw Frog',
  { attribute: 'water', race: 'aqua', level: 2, atk: 100, def: 100 },
  whenTrigger(
    { event: 'moved', self: true, from: 'monsters', to: 'graveyard', which: wasFaceUp },
    { from: ['graveyard'], if: [not(attackedFaceDown)], does: [draw(1)] },
  ),
);
