import {
  all,
  inDamageStep,
  inGroup,
  isMonster,
  monster,
  not,
  ownedBy,
  specialSummon,
  subject,
  summonable,
  those,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const ambulanceroid = monster(
  '36378213',
  'キューキューロイド',
  'Ambulanceroid',
  { attribute: 'earth', race: 'machine', level: 3, atk: 300, def: 1200 },
  whenTrigger(
    { event: 'moved', from: 'graveyard', to: 'hand', which: all(isMonster, inGroup('ロイド'), ownedBy('you')) },
    { if: [not(inDamageStep)], does: [specialSummon(those(subject, summonable))] },
  ),
);
