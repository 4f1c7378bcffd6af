import { readFileSync } from 'node:fs';
import {
  below,
  type CoreState,
  cardsIn,
  createGame,
  type Game,
  type GameModule,
  randomSource,
  Session,
} from '@rulechart/core';
import { judgeScenario, ScenarioReader } from '@rulechart/testkit';
import { describe, expect, it } from 'vitest';
import * as tiny from '../tiny/tiny.ts';
import { cards, decks, rules } from '../tiny/tiny.ts';

const game = createGame(rules, cards);
const [{ deck }] = decks as [(typeof decks)[number]];
const setup = { decks: [deck, deck] as const };
const menu = new Int32Array(64);

const firstOf = (s: Parameters<typeof game.legal>[0]) => {
  game.legal(s, menu);
  return menu[0] as number;
};

const lastOf = (s: Parameters<typeof game.legal>[0]) => menu[game.legal(s, menu) - 1] as number;

describe('the tiny game', () => {
  it('takes fewer than a hundred lines', () => {
    const lines = readFileSync(new URL('../tiny/tiny.ts', import.meta.url), 'utf8').split('\n');
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThan(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('always ends, whatever is played, and a replay of it plays back', () => {
    for (let seed = 0; seed < 50; seed++) {
      const random = randomSource(seed);
      const session = new Session(game, setup, seed);
      while (!session.over) {
        const legal = session.legal();
        session.act(legal[below(random, legal.length)] as number);
        expect(session.decisions.length).toBeLessThan(200);
      }
      expect(session.state.result).toBeGreaterThan(0);
      const replay = JSON.parse(JSON.stringify(session.replay()));
      expect(game.hash(Session.from(game, replay).state)).toBe(game.hash(session.state));
    }
  });

  it('asks in mid-play, and that too is a point to fork at and to write down', () => {
    for (let seed = 0, asked = 0; asked < 3; seed++) {
      const s = game.create(setup, seed);
      game.apply(s, firstOf(s));
      const question = game.question(s);
      if (!question) continue;
      asked++;
      expect(question).toMatchObject({ kind: 'pick', min: 0, max: 1 });
      const twin = game.fromJSON(JSON.parse(JSON.stringify(game.toJSON(s))));
      const [pick, done] = [
        game.encode({ type: 'pick', card: question.candidates[0] as number }),
        game.encode({ type: 'done' }),
      ];
      expect(game.hash(game.after(s, pick))).toBe(game.hash(game.after(twin, pick)));
      expect(game.hash(game.after(s, pick))).not.toBe(game.hash(game.after(s, done)));
    }
  });

  it('says why not, in both languages', () => {
    const s = game.create(setup, 4);
    game.apply(s, lastOf(s));
    while (game.question(s)) game.apply(s, game.encode({ type: 'done' }));
    const top = s.zone.head[game.engine.zoneRow(game.engine.zones.id('pile'), 0)] as number;
    const why = (card: number) => game.explain(s, s.decider, game.encode({ type: 'play', card }));
    expect(why(top).map(({ code }) => code)).toEqual(['not-in-zone']);
    const rank = (card: number) => game.engine.statOf[0]?.(s, card) ?? 0;
    const weak = [...cardsIn(game.engine, s, 'hand', s.decider)].filter((card) => rank(card) <= rank(top));
    const refusals = weak.flatMap(why);
    expect(refusals.length).toBeGreaterThan(0);
    expect(game.say(refusals[0] as (typeof refusals)[number], s, s.decider)).toEqual({
      ja: expect.stringContaining('より強い札が必要です'),
      en: expect.stringMatching(/^It takes more than \d+\.$/),
    });
  });

  it('has rulings of its own, judged like those of any game', () => {
    const file = 'overtop.yaml';
    const text = readFileSync(new URL(`../tiny/rulings/${file}`, import.meta.url), 'utf8');
    const played = game as Game<CoreState>;
    const outcomes = new ScenarioReader()
      .read(text, file, () => played)
      .flatMap((scenario) => judgeScenario(scenario, { module: tiny as GameModule, game: () => played }));
    expect(outcomes.map(({ status }) => status)).toEqual(['passed', 'passed', 'passed']);
  });
});
