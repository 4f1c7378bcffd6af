import { continuous, count, modify, monster, removedCards, thisCard, times } from '@rulechart/yugioh-expert/authoring';

export const grenMajuDaEiza = monster(
  '36584821',
  '紅蓮魔獣 ダ・イーザ',
  'Gren Maju Da Eiza',
  { attribute: 'fire', race: 'fiend', level: 3, atk: null, def: null },
  continuous(
    modify('atk', 'set', times(400, count(removedCards('you'))), thisCard),
    modify('def', 'set', times(400, count(removedCards('you'))), thisCard),
  ),
);
