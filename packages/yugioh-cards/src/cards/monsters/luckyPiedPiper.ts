import {
  all,
  byBattle,
  byThisCard,
  draw,
  monster,
  mustTrigger,
  onceAwakened,
  ownedBy,
} from '@rulechart/yugioh-expert/authoring';

export const luckyPiedPiper = monster(
  '68762510',
  '幸運の笛吹き',
  'Lucky Pied Piper',
  { attribute: 'wind', race: 'fairy', level: 4, atk: 1500, def: 500, sub: ['effect', 'gemini'] },
  ...onceAwakened(
    mustTrigger(
      { event: 'destroyed', which: all(byBattle, byThisCard, ownedBy('opponent')), to: 'graveyard' },
      { does: [draw(1)] },
    ),
  ),
);
