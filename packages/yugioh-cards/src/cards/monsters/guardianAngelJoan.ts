import {
  all,
  byBattle,
  byThisCard,
  gainLife,
  monster,
  mustTrigger,
  original,
  ownedBy,
  subject,
} from '@rulechart/yugioh-expert/authoring';

export const guardianAngelJoan = monster(
  '68007326',
  '守護天使 ジャンヌ',
  'Guardian Angel Joan',
  { attribute: 'light', race: 'fairy', level: 7, atk: 2800, def: 2000 },
  mustTrigger(
    { event: 'destroyed', to: 'graveyard', which: all(byBattle, byThisCard, ownedBy('opponent')) },
    { does: [gainLife(original('atk', subject))] },
  ),
);
