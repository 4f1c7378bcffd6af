import { monster, mustTrigger, thisCard, toDeck } from '@rulechart/yugioh-expert/authoring';

export const rocFromTheValleyOfHaze = monster(
  '28143906',
  '霞の谷の大怪鳥',
  'Roc from the Valley of Haze',
  { attribute: 'wind', race: 'winged beast', level: 6, atk: 2400, def: 1400 },
  mustTrigger(
    { event: 'moved', self: true, from: 'hand', to: 'graveyard' },
    { from: ['graveyard'], does: [toDeck(thisCard)] },
  ),
);
