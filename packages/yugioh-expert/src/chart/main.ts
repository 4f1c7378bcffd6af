import { expert } from './names.ts';
import { performing } from './performing.ts';
import { summoning } from './summoning.ts';
import { window } from './window.ts';

/** メインフェイズ: the turn player acts until he asks to leave and the opponent lets him. */
export const mainPhase = (phase: 'main1' | 'main2') =>
  expert.createStateConfig({
    meta: { rule: 'turn/main-phase' },
    entry: { type: 'enterPhase', params: { phase } },
    initial: 'idle',
    states: {
      idle: {
        meta: { ask: 'main', rule: 'turn/main-phase' },
        entry: 'askTurnPlayer',
        on: {
          normalSummon: { target: 'summoning', actions: 'declareNormalSummon' },
          setMonster: { target: 'summoning', actions: 'declareSet' },
          tributeSet: { target: 'summoning', actions: 'declareSet' },
          flipSummon: { target: 'summoning', actions: 'declareFlipSummon' },
          specialSummon: { target: 'summoning', actions: 'declareSpecialSummon' },
          activate: { target: 'acting', actions: 'beginActivation' },
          setCard: { target: 'setting', actions: 'setSpellOrTrap' },
          changePosition: { target: 'setting', actions: 'changePosition' },
          ...(phase === 'main1' ? { enterBattle: { target: 'leaving', actions: 'leave' } as const } : {}),
          endTurn: { target: 'leaving', actions: 'leave' },
        },
      },
      summoning: { ...summoning(), onDone: 'idle' },
      setting: { ...performing([]), onDone: 'acting' },
      acting: { ...window(), onDone: 'idle' },
      leaving: {
        ...window(),
        onDone: [
          { guard: 'isLeaving', target: 'left' },
          { target: 'idle', actions: 'stay' },
        ],
      },
      left: { type: 'final' },
    },
  });
