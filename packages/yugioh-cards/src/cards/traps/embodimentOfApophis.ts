import { any, becomeMonster, inPhase, trapMonster } from '@rulechart/yugioh-expert/authoring';

export const embodimentOfApophis = trapMonster(
  '28649820',
  'アポピスの化神',
  'Embodiment of Apophis',
  { attribute: 'earth', race: 'reptile', level: 4, atk: 1600, def: 1800, sub: ['normal'] },
  { if: [any(inPhase('main1'), inPhase('main2'))], does: [becomeMonster()] },
);
