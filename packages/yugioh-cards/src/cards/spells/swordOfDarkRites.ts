import {
  attribute,
  equipSpell,
  fellWith,
  host,
  modify,
  mustTrigger,
  thisCard,
  toHand,
  wasTributed,
} from '@rulechart/yugioh-expert/authoring';

export const swordOfDarkRites = equipSpell(
  '17589298',
  'サクリファイス・ソード',
  'Sword of Dark Rites',
  { where: attribute('dark') },
  [modify('atk', 'add', 400, host)],
  mustTrigger(
    { event: 'moved', self: true, to: 'graveyard', which: fellWith(wasTributed) },
    { from: ['graveyard'], does: [toHand(thisCard, 'return')] },
  ),
);
