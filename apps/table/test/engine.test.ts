import type { CoreState } from '@rulechart/core';
import { describe, expect, test } from 'vitest';
import { duelEngine } from '../src/engine/duel/engine.ts';
import type { TableGame } from '../src/engine/duel/portrait.ts';
import { yugiohTable } from '../src/games/yugioh/engine/table.ts';
import { zxTable } from '../src/games/zx/engine/table.ts';
import type { ChartState, FromEngine, Opponent, Ready, Scene, Start } from '../src/protocol.ts';
import { expectNoLeak } from './secrets.ts';

// Engines without a page: what they say is looked at, not how it is drawn.

function sit<S extends CoreState>(table: TableGame<S>) {
  const heard: FromEngine[] = [];
  const engine = duelEngine((message) => heard.push(structuredClone(message)), table);
  const newest = <T extends FromEngine['type']>(type: T) =>
    heard.findLast((message) => message.type === type) as Extract<FromEngine, { type: T }> | undefined;
  const scene = (): Scene => newest('scene')?.scene as Scene;
  return {
    heard,
    engine,
    scene,
    newest,
    start(opponent: Opponent, seed: number) {
      const [first, second = first] = (newest('ready') as Ready).decks;
      const decks = [{ builtIn: first?.id ?? '' }, { builtIn: second?.id ?? '' }] as [
        { builtIn: string },
        { builtIn: string },
      ];
      engine.start({ type: 'start', start: { decks, opponent, you: 'A', seed } });
    },
    /** Decides so often, or until the duel is over: always the same, but neither always the first nor the last. */
    play(times: number) {
      for (let n = 0; n < times && scene().menu.length > 0; n++) {
        const { menu } = scene();
        const { decision } = menu[(n * 7 + menu.length - 1) % menu.length] as (typeof menu)[number];
        engine.decide({ type: 'decide', decision });
        if (heard.at(-1)?.type === 'curtain') engine.curtain({ type: 'curtain' });
      }
    },
  };
}

const tables = {
  'Yu-Gi-Oh!': yugiohTable as unknown as TableGame<CoreState>,
  'Z/X': zxTable as unknown as TableGame<CoreState>,
};

for (const [name, table] of Object.entries(tables))
  describe(name, () => {
    test('no message holds a card that its seat may not see, against a bot and between two people', () => {
      for (const opponent of ['greedy', 'hotseat'] as const) {
        const { heard, start, play } = sit(table);
        start(opponent, 5);
        play(150);
        expect(heard.filter(({ type }) => type === 'problem')).toEqual([]);
        expect(heard.length).toBeGreaterThan(20);
        expectNoLeak(heard);
      }
    });

    test('what is taken back is as it was, and a replay comes back to where it was saved', () => {
      const { engine, scene, start, play, newest } = sit(table);
      start('random', 3);
      play(12);
      const before = scene();
      play(1);
      engine.undo({ type: 'undo' });
      expect(scene().cards).toEqual(before.cards);
      expect(scene().menu).toEqual(before.menu);
      engine.save({ type: 'save' });
      const other = sit(table);
      other.engine.open({ type: 'open', text: newest('replay')?.text ?? '' });
      expect(other.scene().cards).toEqual(before.cards);
      const of = other.scene().replay?.of ?? 0;
      expect(of).toBeGreaterThan(11);
      other.engine.seek({ type: 'seek', to: of - 3 });
      expect(other.scene().replay).toEqual({ at: of - 3, of });
      other.engine.seek({ type: 'seek', to: of });
      other.engine.resume({ type: 'resume' });
      expect(other.scene().menu).toEqual(before.menu);
    });

    test('every act and every option has a name in both languages', () => {
      const { heard, newest, start, play } = sit(table);
      start('greedy', 9);
      play(120);
      const { acts } = newest('ready') as Ready;
      const texts = heard.flatMap((message) =>
        message.type === 'scene'
          ? [
              ...message.scene.menu.map(({ label }) => label),
              ...(message.scene.asks ? [message.scene.asks.prompt] : []),
            ]
          : [],
      );
      for (const { ja, en } of [...Object.values(acts), ...texts]) expect(ja && en).toBeTruthy();
      for (const { acts: could = [] } of heard.flatMap((message) =>
        message.type === 'scene' ? message.scene.cards : [],
      ))
        for (const act of could) expect(Object.keys(acts)).toContain(act);
    });

    test('whoever cannot act is told why, in both languages and with the passage', () => {
      const { engine, heard, scene, start } = sit(table);
      start('greedy', 4);
      const card = scene().cards.find(({ acts = [] }) => acts.length > 0);
      engine.explain({ type: 'explain', ticket: 1, act: { act: card?.acts?.at(-1) ?? '', card: card?.id ?? 0 } });
      const answer = heard.at(-1);
      expect(answer).toMatchObject({ type: 'explained', ticket: 1 });
      for (const { text, source } of answer?.type === 'explained' ? answer.refusals : [])
        expect([text.ja, text.en, source.ja, source.en].every(Boolean)).toBe(true);
    });
  });

describe('two people at one screen', () => {
  /** Forty spells that answer nothing, and forty traps: B sets some of them in each turn, and they look alike. */
  const backs = (kind: 'spell' | 'trap'): string =>
    yugiohTable.module.cards
      .filter(({ facts }) => facts['kind'] === kind && facts['icon'] === 'normal')
      .slice(0, 40)
      .map(({ key }) => key)
      .join('\n');

  /** Whom the curtain calls, one after the other, while both let everything go by, and what A is asked in between. */
  const called = (deckOfB: string, letPass: Start['letPass'] = {}) => {
    const { heard, engine, scene } = sit(yugiohTable);
    const decks: Start['decks'] = [{ builtIn: 'vanilla' }, { text: `#main\n${deckOfB}`, name: 'B' }];
    engine.start({ type: 'start', start: { decks, opponent: 'hotseat', you: 'A', seed: 11, letPass } });
    const calls: string[] = [];
    const questions: string[] = [];
    for (let turn = 0; turn < 6; { turn } = scene()) {
      const last = heard.at(-1);
      if (last?.type === 'curtain') {
        calls.push(last.next);
        engine.curtain({ type: 'curtain' });
      }
      const { menu, look, asks } = scene();
      if (look === 'A') questions.push(`${asks?.prompt.en} ${menu.length}`);
      const option =
        menu.find(({ act }) => act === 'set' && look === 'B') ??
        menu.find(({ act }) => ['pass', 'end', 'main2'].includes(act)) ??
        menu[0];
      engine.decide({ type: 'decide', decision: option?.decision as number });
    }
    return { calls: calls.join(''), questions };
  };

  test('the curtain falls in the same places, whatever the other holds', () => {
    const silent = called(backs('spell'));
    expect(silent.calls).toMatch(/^(BA){10,}/);
    expect(called(backs('trap'))).toEqual(silent);
  });

  test('whoever has said so before is not asked, whatever that one holds', () => {
    const letPass = { B: ['open', 'respond'] };
    const silent = called(backs('spell'), letPass);
    expect(silent.calls.length).toBeLessThan(called(backs('spell')).calls.length);
    expect(called(backs('trap'), letPass)).toEqual(silent);
  });
});

test('every state of the chart of Z/X has a name', () => {
  const { chart } = sit(zxTable).newest('ready') as Ready;
  const unnamed = (states: readonly ChartState[]): string[] =>
    states.flatMap((state) => [...(state.name ? [] : [state.id]), ...unnamed(state.children)]);
  expect(unnamed(chart.states)).toEqual([]);
});

test('a replay of another game is refused by name', () => {
  const zx = sit(zxTable);
  zx.start('random', 1);
  zx.engine.save({ type: 'save' });
  const other = sit(yugiohTable);
  other.engine.open({ type: 'open', text: zx.newest('replay')?.text ?? '' });
  expect(other.newest('problem')?.about).toBe('replay');
});
