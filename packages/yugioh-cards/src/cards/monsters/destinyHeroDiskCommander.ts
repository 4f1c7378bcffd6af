import { draw, monster, mustTrigger, summonedAs } from '@rulechart/yugioh-expert/authoring';

export const destinyHeroDiskCommander = monster(
  '56570271',
  'Ｄ－ＨＥＲＯ ディスクガイ',
  'Destiny HERO - Disk Commander',
  { attribute: 'dark', race: 'warrior', level: 1, atk: 300, def: 300 },
  mustTrigger(
    { event: 'summoned', self: true, from: 'graveyard', which: summonedAs('specially') },
    { does: [draw(2)] },
  ),
);
