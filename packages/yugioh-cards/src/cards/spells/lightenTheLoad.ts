import {
  afterThat,
  choose,
  continuousSpell,
  draw,
  fieldIgnition,
  inHand,
  isMonster,
  levelAtLeast,
  named,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const lightenTheLoad = continuousSpell(
  '37231841',
  '軽量化',
  'Lighten the Load',
  {},
  fieldIgnition({
    limit: { per: 'turn', by: 'card' },
    does: [choose('heavy', inHand('you', isMonster, levelAtLeast(7))), toDeck(named('heavy')), ...afterThat(draw(1))],
  }),
);
