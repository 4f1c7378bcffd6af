import { expert } from './names.ts';
import { performing } from './performing.ts';
import { window } from './window.ts';

const at = (step: string) => ({ type: 'enterStep', params: { step } }) as never;
const announcing = (event: string) => performing({ type: 'announce', params: { event } } as never);

/** ダメージステップ, in its five parts; what may be activated in them follows from what effects do. */
export const damageStep = () =>
  expert.createStateConfig({
    meta: { rule: 'battle/damage-step' },
    initial: 'starting',
    states: {
      starting: { entry: at('damageStart'), ...announcing('damage step begins'), onDone: 'start' },
      start: {
        ...window(),
        onDone: [{ guard: 'battleIsOff', target: 'ending' }, { target: 'flipping' }],
      },
      flipping: { ...performing('flipAttacked'), onDone: 'before' },
      before: {
        ...window(at('beforeCalculation')),
        onDone: [{ guard: 'battleIsOff', target: 'ending' }, { target: 'turning' }],
      },
      // A target that was turned face-down again is turned up before the calculation (§5.7).
      turning: { entry: at('calculation'), ...performing('flipAttacked'), onDone: 'counting' },
      counting: { ...performing('estimateDamage'), onDone: 'announcing' },
      announcing: { ...announcing('damage calculation'), onDone: 'calculation' },
      calculation: {
        meta: { rule: 'battle/calculation' },
        ...window(),
        onDone: [{ guard: 'battleIsOff', target: 'ending' }, { target: 'calculating' }],
      },
      calculating: {
        meta: { rule: 'battle/calculation' },
        ...performing('calculateDamage'),
        onDone: 'inflicting',
      },
      inflicting: { ...performing('inflictDamage'), onDone: 'after' },
      after: { ...window(at('afterCalculation')), onDone: 'destroying' },
      destroying: { entry: at('damageEnd'), ...performing('destroyDoomed'), onDone: 'end' },
      end: { ...window(), onDone: 'ending' },
      ending: { entry: 'endDamageStep', ...announcing('damage step ends'), onDone: 'closing' },
      // Nothing begins a chain here but what the end of the step sets off.
      closing: { ...window(), onDone: 'over' },
      over: { type: 'final' },
    },
  });

/** バトルフェイズ. */
export const battlePhase = () =>
  expert.createStateConfig({
    meta: { rule: 'battle/declaration' },
    entry: { type: 'enterPhase', params: { phase: 'battle' } },
    initial: 'starting',
    states: {
      starting: { entry: ['beginBattle', at('start')], ...announcing('battle phase begins'), onDone: 'start' },
      start: { ...window(), onDone: 'idle' },
      idle: {
        meta: { ask: 'battle', rule: 'battle/declaration' },
        entry: [at('battle'), 'askTurnPlayer'],
        on: {
          attack: { target: 'paying', actions: 'declareAttack' },
          activate: { target: 'acting', actions: 'beginActivation' },
          endBattle: { target: 'leaving', actions: 'leave' },
        },
      },
      acting: { ...window(), onDone: [{ guard: 'battleIsOver', target: 'ending' }, { target: 'idle' }] },
      paying: { ...performing('payForAttack'), onDone: 'declaring' },
      declaring: { entry: at('declared'), ...performing('announceAttack'), onDone: 'declared' },
      declared: { ...window(), onDone: 'checking' },
      // 巻き戻し
      checking: {
        meta: { rule: 'battle/replay' },
        always: [
          { guard: 'battleIsOver', target: 'ending', actions: 'endAttack' },
          { guard: 'attackIsOff', target: 'idle', actions: 'endAttack' },
          { guard: 'replayIsDue', target: 'replay', actions: 'askTurnPlayer' },
          { target: 'damage' },
        ],
      },
      replay: {
        meta: { ask: 'replay', rule: 'battle/replay' },
        on: {
          attack: { target: 'declared', actions: 'retarget' },
          pass: { target: 'idle', actions: 'giveUpAttack' },
        },
      },
      damage: { ...damageStep(), onDone: { target: 'settling', actions: 'endAttack' } },
      // What waited for the end of the damage step.
      settling: { entry: at('battle'), ...performing('checkField'), onDone: 'acting' },
      leaving: {
        ...window(),
        onDone: [
          { guard: 'isLeaving', target: 'ending' },
          { target: 'idle', actions: 'stay' },
        ],
      },
      // The End Step is a step of its own: the turn player comes first in it, whoever asked to leave (§2.8).
      ending: { entry: [at('end'), 'stay'], ...announcing('battle phase ends'), onDone: 'end' },
      end: { ...window(), onDone: 'over' },
      over: { type: 'final', entry: 'endBattle' },
    },
  });
