import {
  all,
  byBattle,
  equipSpell,
  fieldTrigger,
  gainLife,
  happened,
  host,
  modify,
  race,
} from '@rulechart/yugioh-expert/authoring';

export const cestusOfDagla = equipSpell(
  '28106077',
  'ダグラの剣',
  'Cestus of Dagla',
  { where: race('fairy') },
  [modify('atk', 'add', 500, host)],
  fieldTrigger(
    { event: 'damaged', which: all(byBattle, { test: 'among', cards: host }), whose: 'opponent' },
    { does: [gainLife(happened)] },
  ),
);
