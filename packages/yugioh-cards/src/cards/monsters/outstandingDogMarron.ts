import { monster, mustTrigger, thisCard, toDeck } from '@rulechart/yugioh-expert/authoring';

export const outstandingDogMarron = monster(
  '11548522',
  '迷犬マロン',
  'Outstanding Dog Marron',
  { attribute: 'light', race: 'beast', level: 1, atk: 100, def: 100 },
  mustTrigger({ event: 'moved', self: true, to: 'graveyard' }, { from: ['graveyard'], does: [toDeck(thisCard)] }),
);
