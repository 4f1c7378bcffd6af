import { answersActivation, copyEffect, discardHand, quickPlaySpell } from '@rulechart/yugioh-expert/authoring';

export const serialSpell = quickPlaySpell('49398568', '連続魔法', 'Serial Spell', {
  respondsTo: answersActivation({ kind: 'spell', icon: 'normal', of: 'you', activation: true }),
  cost: [discardHand()],
  targets: [copyEffect()],
});
