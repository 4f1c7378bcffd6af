import {
  cardsOnField,
  faceUp,
  ignition,
  inGroup,
  mayStayAsSpell,
  monster,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const crystalBeastCobaltEagle = monster(
  '21698716',
  '宝玉獣 コバルト・イーグル',
  'Crystal Beast Cobalt Eagle',
  { attribute: 'wind', race: 'winged beast', level: 4, atk: 1400, def: 800 },
  mayStayAsSpell,
  ignition({
    limit: { per: 'turn', by: 'card' },
    targets: [target(cardsOnField('you', faceUp, inGroup('宝玉獣')))],
    does: [toDeck(targeted, 'top')],
  }),
);
