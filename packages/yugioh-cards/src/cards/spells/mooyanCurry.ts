import { gainLife, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const mooyanCurry = normalSpell('58074572', 'モウヤンのカレー', 'Mooyan Curry', [
  { label: { ja: '自分が回復する', en: 'you gain Life Points' }, does: [gainLife(200)] },
  { label: { ja: '相手が回復する', en: 'your opponent gains Life Points' }, does: [gainLife(200, 'opponent')] },
]);
