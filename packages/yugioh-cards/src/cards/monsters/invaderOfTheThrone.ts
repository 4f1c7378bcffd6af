import {
  flip,
  inPhase,
  monster,
  monsters,
  not,
  remember,
  swapControl,
  target,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const invaderOfTheThrone = monster(
  '03056267',
  '王座の侵略者',
  'Invader of the Throne',
  { attribute: 'earth', race: 'warrior', level: 4, atk: 1350, def: 1700, sub: ['effect', 'flip'] },
  flip({
    if: [not(inPhase('battle'))],
    targets: [target(monsters('opponent'))],
    does: [remember('self', thisCard), swapControl('self', 'target')],
  }),
);
