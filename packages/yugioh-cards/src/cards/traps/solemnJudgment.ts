import {
  answered,
  answersActivation,
  any,
  counterTrap,
  destroy,
  negateActivation,
  negateSummon,
  payHalf,
  summonDeclared,
  summoning,
} from '@rulechart/yugioh-expert/authoring';

export const solemnJudgment = counterTrap('41420027', '神の宣告', 'Solemn Judgment', [
  { if: [summonDeclared()], cost: [payHalf()], does: [negateSummon(), destroy(summoning)] },
  {
    respondsTo: any(
      answersActivation({ kind: 'spell', activation: true }),
      answersActivation({ kind: 'trap', activation: true }),
    ),
    cost: [payHalf()],
    does: [negateActivation(), destroy(answered)],
  },
]);
