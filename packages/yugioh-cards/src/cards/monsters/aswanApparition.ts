import {
  inGraveyard,
  isTrap,
  monster,
  target,
  targeted,
  toDeck,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const aswanApparition = monster(
  '88236094',
  'アスワンの亡霊',
  'Aswan Apparition',
  { attribute: 'dark', race: 'fiend', level: 3, atk: 500, def: 500 },
  whenTrigger(
    { event: 'damaged', self: true, whose: 'opponent' },
    { targets: [target(inGraveyard('you', isTrap))], does: [toDeck(targeted, 'top')] },
  ),
);
