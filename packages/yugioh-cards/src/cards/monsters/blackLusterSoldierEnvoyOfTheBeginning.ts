import {
  all,
  attackedThisTurn,
  attacking,
  attribute,
  battleOpponent,
  doomed,
  endOfBattlePhase,
  endOfTurn,
  forbid,
  ignition,
  isMonster,
  isThis,
  lasting,
  mark,
  monster,
  monsters,
  not,
  procedure,
  remove,
  removeFromGraveyard,
  some,
  target,
  targeted,
  those,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

/** カオス・ソルジャー －開闢の使者－: each turn it may remove a monster, or attack once more after destroying one. */
export const blackLusterSoldierEnvoyOfTheBeginning = monster(
  '72989439',
  'カオス・ソルジャー －開闢の使者－',
  'Black Luster Soldier - Envoy of the Beginning',
  { attribute: 'light', race: 'warrior', level: 8, atk: 3000, def: 2500, special: 'semi' },
  procedure({
    cost: [
      removeFromGraveyard(2, isMonster, {
        oneOf: [all(attribute('light')), all(attribute('dark'))],
      }),
    ],
  }),
  ignition({
    if: [not(attackedThisTurn)],
    limit: { per: 'turn', by: 'card', shared: 'envoy of the beginning' },
    cost: [lasting(forbid('attack', { which: isThis, nature: 'oath' }), endOfTurn)],
    targets: [target(monsters())],
    does: [remove(targeted)],
  }),
  // Noted once the destruction is decided: the monster is still on the field.
  whenTrigger(
    { event: 'battled', self: true },
    {
      if: [attacking, some(those(battleOpponent, doomed))],
      limit: { per: 'turn', by: 'card', shared: 'envoy of the beginning' },
      does: [lasting(mark('attacks again'), endOfBattlePhase)],
    },
  ),
);
