import {
  all,
  byBattle,
  byThisCard,
  discardRandom,
  monster,
  mustTrigger,
  onceAwakened,
  ownedBy,
} from '@rulechart/yugioh-expert/authoring';

export const aquarianAlessa = monster(
  '22377815',
  '水面のアレサ',
  'Aquarian Alessa',
  { attribute: 'water', race: 'aqua', level: 4, atk: 1500, def: 500, sub: ['effect', 'gemini'] },
  ...onceAwakened(
    mustTrigger(
      { event: 'destroyed', which: all(byBattle, byThisCard, ownedBy('opponent')), to: 'graveyard' },
      { does: [discardRandom(1, 'opponent')] },
    ),
  ),
);
