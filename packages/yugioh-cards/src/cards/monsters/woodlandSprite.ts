import {
  attachedTo,
  choose,
  damage,
  ignition,
  monster,
  named,
  thisCard,
  toGraveyard,
} from '@rulechart/yugioh-expert/authoring';

export const woodlandSprite = monster(
  '06979239',
  'リーフ・フェアリー',
  'Woodland Sprite',
  { attribute: 'earth', race: 'plant', level: 3, atk: 900, def: 400 },
  ignition({ cost: [choose('sent', attachedTo(thisCard)), toGraveyard(named('sent'))], does: [damage(500)] }),
);
