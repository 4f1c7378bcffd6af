import {
  all,
  answered,
  answersActivation,
  causedBy,
  endOfChain,
  happened,
  happensTo,
  lasting,
  normalTrap,
  remember,
  replace,
  sendTop,
} from '@rulechart/yugioh-expert/authoring';

export const muko = normalTrap('80863132', '無効', 'Muko', {
  respondsTo: answersActivation({ does: 'draws', only: true }),
  does: [
    remember('drawer', answered),
    lasting(
      replace('draw', { which: all(causedBy('drawer'), happensTo('opponent')), does: [sendTop(happened, 'opponent')] }),
      endOfChain,
      { about: ['drawer'] },
    ),
    lasting(
      replace('draw', { which: all(causedBy('drawer'), happensTo('you')), does: [sendTop(happened)] }),
      endOfChain,
      { about: ['drawer'] },
    ),
  ],
});
