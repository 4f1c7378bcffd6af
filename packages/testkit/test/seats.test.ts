import {
  type Asker,
  createGame,
  mention,
  put,
  redact,
  SeatError,
  Session,
  seatName,
  show,
  shuffle,
  spectator,
} from '@rulechart/core';
import { describe, expect, test } from 'vitest';
import { miniCards, miniRules, miniSetup } from '../src/index.ts';

const game = createGame(miniRules, miniCards);
const begun = () => game.create(miniSetup, 5);
const handOf = (s: ReturnType<typeof begun>, seat: number): number =>
  s.zone.head[game.engine.zoneRow(game.engine.zones.id('hand'), seat)] as number;
const notACandidate = (card: number) => ({ code: 'not-a-candidate', rule: 'table/question', facts: { card } });

describe('who asks is a seat or a spectator, nobody else', () => {
  const s = begun();
  const session = new Session(game, miniSetup, 5);
  const d = session.legal()[0] as number;
  const doors: Readonly<Record<string, (asker: Asker) => unknown>> = {
    view: (asker) => game.view(s, asker),
    determinize: (asker) => game.determinize(s, asker, 1),
    explain: (asker) => game.explain(s, asker, d),
    explainAct: (asker) => game.explainAct(s, asker, { type: 'endTurn' }),
    question: (asker) => game.question(s, asker),
    say: (asker) => game.say(notACandidate(1), s, asker),
    logFor: (asker) => session.logFor(asker),
  };
  const wrong: readonly unknown[] = ['B', 2, -1, 0.5, Number.NaN, null, '0', 'Spectator'];
  for (const [name, door] of Object.entries(doors)) {
    test(name, () => {
      for (const asker of [0, 1, spectator] as const) expect(() => door(asker)).not.toThrow();
      for (const asker of wrong) expect(() => door(asker as never), String(asker)).toThrow(SeatError);
      // A question is, if nobody is named, for the seat that is asked.
      if (name !== 'question') expect(() => door(undefined as never)).toThrow(SeatError);
    });
  }
  test('conceding and naming take seats alone', () => {
    for (const seat of [...wrong, undefined, spectator]) {
      expect(() => session.concede(seat as never), String(seat)).toThrow(SeatError);
      expect(() => seatName(seat as never), String(seat)).toThrow(SeatError);
    }
    expect(session.conceded).toBeNull();
  });
  test('the error says in one line what is wrong and what would be right', () => {
    try {
      game.view(s, 'B' as never);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'no-such-seat', seat: 'B' });
      expect((error as Error).message).toBe(
        'there is no seat "B": 0 or 1 is needed, or "spectator" for who only looks on',
      );
    }
  });
});

describe('a spectator', () => {
  test('sees the table and no hand', () => {
    const s = begun();
    const { engine } = game;
    const hand = engine.zones.id('hand');
    put(engine, s, handOf(s, 0), engine.zones.id('field'), 0, { faceUp: true, cause: 0, by: 0, bySeat: 0 });
    const seen = game.view(s, spectator);
    let shown = 0;
    for (let e = 1; e <= s.entities; e++) {
      if (s.card.zone[e] >> 1 === hand) expect(seen.card.definition[e]).toBe(0);
      if (seen.card.definition[e] !== 0) shown++;
    }
    expect(shown).toBe(1);
    expect(seen.zone.size).toEqual(s.zone.size);
    expect(Array.from(seen.listed.definition).every((definition) => definition === 0)).toBe(true);
  });

  test('does not learn what one player alone knows, but what every player does', () => {
    const s = begun();
    const card = handOf(s, 0);
    const { engine } = game;
    const names = (asker: Asker): string => game.say(notACandidate(card), s, asker).en;
    const name = engine.definitionOf(s, card).tree.name.en;
    expect(names(0)).toContain(name);
    expect(names(1)).not.toContain(name);
    expect(names(spectator)).not.toContain(name);
    show(s, card);
    expect(names(1)).toContain(name);
    expect(names(spectator)).toContain(name);
    put(engine, s, card, engine.zones.id('deck'), 0, { faceUp: true, cause: 0, by: 0, bySeat: 0 });
    shuffle(engine, s, engine.zoneRow(engine.zones.id('deck'), 0));
    expect(names(spectator)).not.toContain(name);
  });

  test('decides nothing, and is told who does', () => {
    const s = begun();
    const d = game.encode({ type: 'endTurn' });
    expect(game.explain(s, s.decider, d)).toEqual([]);
    expect(game.explain(s, spectator, d)).toEqual([
      { code: 'not-your-decision', rule: 'table/one-at-a-time', facts: { decides: s.decider } },
    ]);
    expect(game.explainAct(s, spectator, { type: 'endTurn' }).legal).toBe(false);
  });
});

test('an entry of the log names its card, its source and its targets as far as each asker knew them', () => {
  const s = begun();
  const [mine, theirs] = [handOf(s, 0), handOf(s, 1)];
  const entry = {
    kind: 'targeted',
    group: 1,
    turn: 1,
    ...mention(s, mine),
    by: theirs,
    byDefinition: s.card.definition[theirs] as number,
    byKnown: mention(s, theirs).known,
    cards: [mention(s, mine), mention(s, theirs)],
  };
  const told = (asker: Asker) => {
    const { definition, byDefinition, cards, card, by } = redact(entry, asker);
    expect([card, by, ...(cards?.map((one) => one.card) ?? [])]).toEqual([mine, theirs, mine, theirs]);
    return [definition, byDefinition, ...(cards?.map((one) => one.definition) ?? [])].map((is) => is !== 0);
  };
  expect(told(0)).toEqual([true, false, true, false]);
  expect(told(1)).toEqual([false, true, false, true]);
  expect(told(spectator)).toEqual([false, false, false, false]);
});
