import {
  broughtBy,
  byBattle,
  draw,
  monster,
  mustTrigger,
  some,
  thisCard,
  those,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const darkMimicLv3 = monster(
  '01102515',
  '暗黒のミミック ＬＶ３',
  'Dark Mimic LV3',
  { attribute: 'dark', race: 'fiend', level: 3, atk: 1000, def: 1000 },
  mustTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [when(some(those(thisCard, broughtBy('暗黒のミミック ＬＶ１'))), [draw(2)], [draw(1)])],
    },
  ),
);
