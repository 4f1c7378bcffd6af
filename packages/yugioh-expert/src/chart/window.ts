import { answersTo, expert } from './names.ts';
import { type Begin, performing } from './performing.ts';

/** What a state needs in which there is a chain. */
const chain = ['recordCount'];

/**
 * 優先権. What waits goes first: triggers are put on a chain in their order, the chain is built and resolved; then the
 * holder of priority acts or lets it go, and two passes in a row close the window.
 */
export const window = (...entering: readonly Begin[]) =>
  expert.createStateConfig({
    entry: [...entering, 'openWindow'] as never,
    initial: 'entering',
    states: {
      entering: { always: [{ guard: 'anActivationHasBegun', target: 'activating' }, { target: 'gathering' }] },
      gathering: {
        meta: { rule: 'chain/triggers' },
        entry: 'sortTriggers',
        always: [
          { guard: 'isOver', target: '#over' },
          { guard: 'aTriggerWaits', target: 'triggering', actions: 'askTriggers' },
          { guard: 'chainIsOpen', target: 'responding', actions: 'offerAnswer' },
          { guard: 'aWatchWaits', target: 'watching' },
          { guard: 'windowIsOpen', target: 'open', actions: 'returnPriority' },
          { target: 'closed', actions: 'closeWindow' },
        ],
      },
      // What an effect has promised for when something happens, now that nothing else is under way.
      watching: { ...performing('runWaitingWatch'), onDone: 'gathering' },
      // Turn player's mandatory effects, the opponent's, then the optional ones in the same order.
      triggering: {
        meta: { ask: 'trigger', rule: 'chain/triggers', needs: ['triggerCount'] },
        on: {
          trigger: { target: 'activating', actions: 'beginTrigger' },
          pass: { target: 'gathering', actions: 'declineTriggers' },
        },
      },
      activating: {
        entry: 'resume',
        always: [
          { guard: 'isAsking', target: 'choosing' },
          // Whoever pays the last of the Life Points loses there and then (§1.4).
          { target: 'gathering', actions: ['placeLink', 'checkDefeat'] },
        ],
      },
      choosing: { meta: { ask: 'question', rule: 'activation/target', needs: chain }, on: answersTo('activating') },
      responding: {
        meta: { ask: 'respond', rule: 'chain/building', needs: chain },
        on: {
          activate: { target: 'activating', actions: 'beginActivation' },
          pass: [
            { guard: 'otherHasPassed', target: 'resolving', actions: 'closeChain' },
            { target: 'responding', actions: 'passPriority', reenter: true },
          ],
        },
      },
      resolving: {
        meta: { rule: 'chain/resolution' },
        initial: 'link',
        states: {
          link: { meta: { needs: chain }, ...performing('announceLink'), onDone: 'processed' },
          processed: { meta: { needs: chain }, ...performing('beginLink'), onDone: 'resolved' },
          resolved: { meta: { needs: chain }, ...performing('endLink'), onDone: 'next' },
          next: {
            always: [
              { guard: 'isOver', target: '#over' },
              { guard: 'aLinkIsLeft', target: 'link' },
              { target: 'leaving' },
            ],
          },
          leaving: { ...performing('sendSpent'), onDone: 'empty' },
          empty: { type: 'final' },
        },
        onDone: [
          { guard: 'aSummonIsDeclared', target: 'gathering', actions: 'offerNegation' },
          { guard: 'aSummonIsDue', target: 'succeeding' },
          { target: 'gathering' },
        ],
      },
      // A Normal Summon that an effect of this chain made, once nobody has negated it.
      succeeding: { ...performing('completeSummon'), onDone: 'gathering' },
      open: {
        meta: { ask: 'open', rule: 'priority/turn-player-first' },
        on: {
          activate: { target: 'activating', actions: 'beginActivation' },
          trigger: { target: 'activating', actions: 'beginTrigger' },
          pass: [
            { guard: 'otherHasPassed', target: 'closing' },
            { target: 'open', actions: 'passPriority', reenter: true },
          ],
        },
      },
      closing: {
        meta: { rule: 'turn/phase-effects' },
        always: [
          { guard: 'aSummonIsDue', target: 'succeeding' },
          { guard: 'aMandatoryEffectIsLeft', target: 'mandatory', actions: 'askMandatory' },
          { target: 'closed', actions: 'closeWindow' },
        ],
      },
      // Both have passed, but an effect of this phase must be used.
      mandatory: {
        meta: { ask: 'trigger', rule: 'turn/phase-effects' },
        on: { trigger: { target: 'activating', actions: 'beginTrigger' } },
      },
      closed: { type: 'final' },
    },
  });
