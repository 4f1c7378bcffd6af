import {
  besideOf,
  continuousSpell,
  fieldIgnition,
  freeBeside,
  monsters,
  moveColumn,
  pickPlace,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const senetSwitch = continuousSpell(
  '63394872',
  'ポジションチェンジ',
  'Senet Switch',
  {},
  fieldIgnition({
    limit: { per: 'turn', by: 'card' },
    targets: [target(monsters('you', freeBeside))],
    does: [pickPlace('monsters', 'you', 'you', besideOf('target')), moveColumn(targeted)],
  }),
);
