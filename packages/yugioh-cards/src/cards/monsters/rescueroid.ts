import {
  all,
  byBattle,
  inGroup,
  isMonster,
  monster,
  subject,
  toHand,
  wasControlledBy,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const rescueroid = monster(
  '24311595',
  'レスキューロイド',
  'Rescueroid',
  { attribute: 'fire', race: 'machine', level: 6, atk: 1600, def: 1800 },
  whenTrigger(
    { event: 'destroyed', which: all(byBattle, isMonster, inGroup('ロイド'), wasControlledBy('you')), to: 'graveyard' },
    { does: [toHand(subject, 'return')] },
  ),
);
