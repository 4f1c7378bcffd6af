import { attribute, byCardText, monster, mustTrigger, thisCard, toHand } from '@rulechart/yugioh-expert/authoring';

export const lichLordKingOfTheUnderworld = monster(
  '55818463',
  '死王リッチーロード',
  'Lich Lord, King of the Underworld',
  { attribute: 'dark', race: 'zombie', level: 6, atk: 2400, def: 1200, tributesAre: attribute('dark') },
  mustTrigger(
    { event: 'tributed', self: true, to: 'graveyard', which: byCardText },
    { from: ['graveyard'], does: [toHand(thisCard, 'return')] },
  ),
);
