import { draw, faceUp, monsters, normalTrap, some, sub } from '@rulechart/yugioh-expert/authoring';

export const legacyOfYataGarasu = normalTrap('30461781', '八汰烏の骸', 'Legacy of Yata-Garasu', [
  { label: { ja: '1枚ドローする', en: 'draw 1 card' }, does: [draw(1)] },
  {
    label: { ja: '2枚ドローする', en: 'draw 2 cards' },
    if: [some(monsters('opponent', faceUp, sub('spirit')))],
    does: [draw(2)],
  },
]);
