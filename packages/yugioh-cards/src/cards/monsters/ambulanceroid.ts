import {
  all,
  inGroup,
  isMonster,
  monster,
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
    { traits: { damageStep: false }, does: [specialSummon(those(subject, summonable))] },
  ),
);
