import {
  all,
  byBattle,
  byThisCard,
  gainLife,
  monster,
  mustTrigger,
  original,
  subject,
} from '@rulechart/yugioh-expert/authoring';

export const royalKnight = monster(
  '68280530',
  'ロイヤルナイツ',
  'Royal Knight',
  { attribute: 'light', race: 'fairy', level: 3, atk: 1300, def: 800 },
  mustTrigger(
    { event: 'destroyed', which: all(byBattle, byThisCard), to: 'graveyard' },
    { does: [gainLife(original('def', subject))] },
  ),
);
