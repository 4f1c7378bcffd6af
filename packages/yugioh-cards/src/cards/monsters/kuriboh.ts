import {
  all,
  byBattle,
  discardThose,
  endOfDamageStep,
  happensTo,
  lasting,
  monster,
  opponentsTurn,
  quick,
  replace,
  thisCard,
  wouldTakeBattleDamage,
} from '@rulechart/yugioh-expert/authoring';

export const kuriboh = monster(
  '40640057',
  'クリボー',
  'Kuriboh',
  { attribute: 'dark', race: 'fiend', level: 1, atk: 300, def: 200 },
  quick({
    from: ['hand'],
    if: [opponentsTurn, wouldTakeBattleDamage('you')],
    cost: [discardThose(thisCard)],
    does: [lasting(replace('damage', { which: all(byBattle, happensTo('you')) }), endOfDamageStep)],
    traits: { damageStep: 'calculation' },
  }),
);
