import {
  equipSpell,
  host,
  modify,
  monsters,
  thisCard,
  toDeck,
  tribute,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const axeOfDespair = equipSpell(
  '40619825',
  'デーモンの斧',
  'Axe of Despair',
  {},
  [modify('atk', 'add', 1000, host)],
  whenTrigger(
    { event: 'moved', self: true, from: 'spells', to: 'graveyard' },
    { from: ['graveyard'], cost: [tribute(1, monsters('you'))], does: [toDeck(thisCard, 'top')] },
  ),
);
