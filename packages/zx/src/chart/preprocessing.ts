import { zx } from './names.ts';
import { performing, playing } from './performing.ts';

/**
 * 優先権前処理. Rule effects, one rank at a time, until none is due; only then one waiting ability, which the turn player
 * picks among those of both; then everything is looked at anew.
 */
export const preprocessing = () =>
  zx.createStateConfig({
    initial: 'ruleEffects',
    states: {
      ruleEffects: {
        always: [
          { guard: 'isOver', target: '#over' },
          { guard: 'damageWaits', target: 'designating' },
          { guard: 'aRuleIsDue', target: 'applying' },
          { guard: 'abilitiesWait', target: 'ordering' },
          { guard: 'abilityWaits', target: 'only' },
          { target: 'settled' },
        ],
      },
      applying: { ...performing('applyRule'), onDone: 'ruleEffects' },
      // Rank 9: the opponent designates a card of the life; with an ignition icon it may be played.
      designating: {
        ...performing('designate'),
        onDone: [{ guard: 'mayPlayRevealed', target: 'revealed' }, { target: 'charging' }],
      },
      revealed: {
        entry: 'offerRevealed',
        meta: { ask: 'ignition', rule: 'rule-effects/player-damage' },
        on: {
          deploy: { target: 'deploying', actions: 'deployCard' },
          activate: { target: 'event', actions: 'beginActivation' },
          pass: 'charging',
        },
      },
      deploying: { ...performing(), onDone: 'point' },
      event: { ...playing(), onDone: 'point' },
      charging: { ...performing({ type: 'runProgram', params: { program: 'to charge' } as never }), onDone: 'point' },
      point: { entry: 'pointDone', always: 'ruleEffects' },
      ordering: {
        entry: 'askTurnPlayer',
        meta: { ask: 'order', rule: 'priority/waiting', needs: ['triggerCount'] },
        on: { trigger: { target: 'ability', actions: 'beginTrigger' } },
      },
      only: { entry: 'beginOnly', always: 'ability' },
      ability: { ...playing(), onDone: 'ruleEffects' },
      settled: { type: 'final' },
    },
  });
