import {
  all,
  battling,
  bothInBattle,
  equipSpell,
  highestOf,
  host,
  inDamageCalculation,
  minus,
  modify,
  some,
  stat,
  sub,
  thisCard,
  those,
  times,
  toDeck,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const amuletOfAmbition = equipSpell(
  '05183693',
  '下克上の首飾り',
  'Amulet of Ambition',
  { where: sub('normal') },
  [
    modify(
      'atk',
      'add',
      times(500, minus(highestOf('level', bothInBattle), stat('level', host))),
      host,
      all(inDamageCalculation, some(those(host, battling))),
    ),
  ],
  whenTrigger(
    { event: 'moved', self: true, from: 'spells', to: 'graveyard' },
    { from: ['graveyard'], does: [toDeck(thisCard, 'top')] },
  ),
);
