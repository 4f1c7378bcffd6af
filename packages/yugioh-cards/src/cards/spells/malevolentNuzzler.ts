import { equipSpell, host, modify, payLife, thisCard, toDeck, whenTrigger } from '@rulechart/yugioh-expert/authoring';

export const malevolentNuzzler = equipSpell(
  '99597615',
  '悪魔のくちづけ',
  'Malevolent Nuzzler',
  {},
  [modify('atk', 'add', 700, host)],
  whenTrigger(
    { event: 'moved', self: true, from: 'spells', to: 'graveyard' },
    { from: ['graveyard'], cost: [payLife(500)], does: [toDeck(thisCard, 'top')] },
  ),
);
