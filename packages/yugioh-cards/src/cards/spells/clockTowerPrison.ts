import {
  addCounters,
  all,
  byBattle,
  called,
  choose,
  compare,
  continuous,
  counters,
  fieldSpell,
  fieldTrigger,
  happensTo,
  inZone,
  lastCounters,
  mustTrigger,
  named,
  replace,
  shuffleDeck,
  specialSummon,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const clockTowerPrison = fieldSpell(
  '75041269',
  '幽獄の時計塔',
  'Clock Tower Prison',
  {},
  fieldTrigger({ event: 'standby phase', whose: 'opponent' }, { does: [addCounters('clock counter', 1, thisCard)] }),
  continuous(
    replace('damage', { which: all(happensTo('you'), byBattle), if: compare(counters('clock counter'), '>=', 4) }),
  ),
  mustTrigger(
    { event: 'destroyed', self: true, to: 'graveyard' },
    {
      from: ['graveyard'],
      if: [compare(lastCounters, '>=', 4)],
      does: [
        choose('found', inZone(['hand', 'deck'], 'you', called('Ｄ－ＨＥＲＯ ドレッドガイ'))),
        specialSummon(named('found')),
        shuffleDeck(),
      ],
    },
  ),
);
