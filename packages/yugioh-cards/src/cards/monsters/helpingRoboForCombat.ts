import {
  afterwards,
  all,
  byBattle,
  byThisCard,
  choose,
  draw,
  inHand,
  monster,
  mustTrigger,
  named,
  toDeck,
  wasControlledBy,
} from '@rulechart/yugioh-expert/authoring';

export const helpingRoboForCombat = monster(
  '47025270',
  '白兵戦型お手伝いロボ',
  'Helping Robo for Combat',
  { attribute: 'light', race: 'machine', level: 4, atk: 1600, def: 0 },
  mustTrigger(
    { event: 'destroyed', which: all(byBattle, byThisCard, wasControlledBy('opponent')) },
    { does: [draw(1), ...afterwards(choose('returned', inHand('you')), toDeck(named('returned'), 'bottom'))] },
  ),
);
