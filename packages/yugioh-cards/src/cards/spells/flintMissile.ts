import {
  attachedTo,
  byRule,
  called,
  destroy,
  immediate,
  it,
  may,
  monsters,
  quickPlaySpell,
  some,
  target,
  targeted,
  thisCard,
  those,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const flintMissile = quickPlaySpell(
  '16437822',
  'フリント・アタック',
  'Flint Missile',
  {
    targets: [target(monsters('either', some(those(attachedTo(it), called('フリント')))))],
    does: [destroy(targeted)],
  },
  immediate(
    { event: 'moved', self: true, from: 'spells', to: 'graveyard', which: byRule },
    { from: ['graveyard'], does: [may([toDeck(thisCard)])] },
  ),
);
