import {
  all,
  any,
  continuousTrap,
  fieldQuick,
  inPhase,
  normalSummon,
  opponentsTurn,
  payLife,
  yourTurn,
} from '@rulechart/yugioh-expert/authoring';

export const ultimateOffering = continuousTrap(
  '80604091',
  '血の代償',
  'Ultimate Offering',
  [
    {},
    {
      if: [any(all(yourTurn, any(inPhase('main1'), inPhase('main2'))), all(opponentsTurn, inPhase('battle')))],
      cost: [payLife(500)],
      does: [normalSummon()],
    },
  ],
  fieldQuick({
    if: [any(all(yourTurn, any(inPhase('main1'), inPhase('main2'))), all(opponentsTurn, inPhase('battle')))],
    cost: [payLife(500)],
    does: [normalSummon()],
  }),
);
