import {
  afterwards,
  called,
  continuousSpell,
  destroy,
  draw,
  faceUp,
  fieldTrigger,
  gainLife,
  mustTrigger,
  some,
  spellsAndTraps,
} from '@rulechart/yugioh-expert/authoring';

export const seven = continuousSpell(
  '67048711',
  '７',
  '7',
  {},
  fieldTrigger(
    { event: 'link ends', self: true },
    {
      if: [some(spellsAndTraps('you', faceUp, called('７')), 3)],
      does: [draw(3), ...afterwards(destroy(spellsAndTraps('you', faceUp, called('７'))))],
    },
  ),
  mustTrigger(
    { event: 'moved', self: true, from: 'spells', to: 'graveyard' },
    { from: ['graveyard'], does: [gainLife(700)] },
  ),
);
