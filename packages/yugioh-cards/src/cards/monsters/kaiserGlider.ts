import {
  battleOpponent,
  compare,
  continuous,
  mark,
  monster,
  monsters,
  mustTrigger,
  stat,
  target,
  targeted,
  thisCard,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const kaiserGlider = monster(
  '52824910',
  'カイザー・グライダー',
  'Kaiser Glider',
  { attribute: 'light', race: 'dragon', level: 6, atk: 2400, def: 2200 },
  continuous(
    mark('not destroyed by battle', thisCard, compare(stat('atk', thisCard), '=', stat('atk', battleOpponent))),
  ),
  mustTrigger(
    { event: 'destroyed', self: true, to: 'graveyard' },
    { from: ['graveyard'], targets: [target(monsters())], does: [toHand(targeted, 'return')] },
  ),
);
