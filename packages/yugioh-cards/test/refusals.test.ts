import {
  type Act,
  below,
  createGame,
  type Game,
  type OperandKind,
  type Refusal,
  randomSource,
  Session,
  type Setup,
} from '@rulechart/core';
import { type Duel, expert1999, normal1999, yugiohExpert } from '@rulechart/yugioh-expert';
import {
  attackCost,
  continuous,
  mark,
  monster,
  normalSpell,
  payLife,
  skipPhase,
} from '@rulechart/yugioh-expert/authoring';
import { expect, test } from 'vitest';
import { beatdown, goatControl, pilesOf, pool } from '../src/index.ts';
import { type Board, kitOf } from './cards/board.ts';
import { type Case, mayAppear, mends } from './mends.ts';
import { probes } from './probes.ts';

const standard = createGame(yugiohExpert(), pool);
const decks = [goatControl, beatdown].map(({ deck }) => pilesOf(deck));
const duels = 40 * Number(process.env['RUNS'] ?? 1);
/** no code is looked at more often than this */
const most = 40;

const reached = new Set<string>();
const mended = new Map<string, number>();
const wrong: string[] = [];

/** A reason: its code, and which condition or cost it is about. */
const keyOf = ({ code, facts }: Refusal): string =>
  [code, ...['condition', 'clause'].flatMap((name) => (name in facts ? [facts[name]] : []))].join(' ');

/** Mends one reason after the other and looks at what is left. */
function examine(s: Duel, seat: number, act: Act, game: Game<Duel> = standard): void {
  const refusals = game.explain(s, seat, game.encode(act));
  for (const refusal of refusals) {
    reached.add(refusal.code);
    const { ja, en } = game.say(refusal, s, seat);
    expect([ja, en].every((text) => text.length > 3 && !text.includes('undefined'))).toBe(true);
    const mend = mends[refusal.code];
    if (mend === undefined) wrong.push(`nobody knows how to mend ${refusal.code}`);
    if (mend === undefined || (mended.get(refusal.code) ?? 0) >= most) continue;
    const c: Case = { game, s: game.fork(s), seat, act, refusal };
    const result = mend(c);
    if (result === false) continue;
    c.s.dirty = 1;
    const instead = result === true ? act : result;
    const left = game.explain(c.s, seat, game.encode(instead));
    const [before, after] = [refusals.map(keyOf), left.map(keyOf)];
    const gone = refusals.filter((one) => !after.includes(keyOf(one))).map(({ code }) => code);
    const allowed = mayAppear({ ...c, act: instead }, gone);
    mended.set(refusal.code, (mended.get(refusal.code) ?? 0) + 1);
    const surprise = left.find(
      (one) => keyOf(one) === keyOf(refusal) || !(before.includes(keyOf(one)) || allowed.has(one.code)),
    );
    if (surprise)
      wrong.push(
        `${JSON.stringify(act)} by ${seat}: ${keyOf(refusal)} (${en}) of ${before.join()}, then ${after.join()}`,
      );
  }
}

/** What random play hardly ever meets. */
function rare(): [Board, string, (board: Board) => Record<string, number>][] {
  const { duel } = kitOf(standard);
  const others = [
    monster(
      '90000001',
      '直接しか攻撃しない',
      'Straight One',
      { attribute: 'earth', race: 'rock', level: 4, atk: 1, def: 1 },
      continuous(mark('attacks only directly')),
      attackCost([payLife(500)]),
    ),
    normalSpell('90000002', '戦闘を飛ばす', 'No Battle', { does: [skipPhase('battle')] }),
  ];
  const made = kitOf(createGame(yugiohExpert(), [...pool, ...others])).duel;
  const peak = kitOf(createGame(yugiohExpert(), [...pool, ...probes])).duel({
    A: { hand: ['Mystic Tomato'] },
    B: {
      monsters: ['Sangan'],
      spells: [{ card: 'Lucky Iron Axe', equippedTo: 'Sangan' }, 'Probe: Untouched Peak'],
    },
  });
  const attackBy = (attacker: string, target: string) => (board: Board) => ({
    attacker: board.card(attacker),
    target: board.card(target),
  });
  const straight = (life: number) =>
    made({ at: 'battle', A: { life, monsters: ['Straight One'] }, B: { monsters: ['Gemini Elf'] } });
  const chained = kitOf(createGame(yugiohExpert(expert1999), pool)).duel({
    A: { hand: ['Raigeki'] },
    B: { monsters: ['Gemini Elf'], spells: [{ card: 'Jar of Greed', set: true }] },
  });
  const second = kitOf(createGame(yugiohExpert(normal1999), pool)).duel({
    A: { hand: ['Pot of Greed', 'Dian Keto the Cure Master'] },
  });
  const toons = duel({
    at: 'battle',
    A: { monsters: ['Toon Gemini Elf'] },
    B: { monsters: ['Gemini Elf', 'Toon Masked Sorcerer'] },
  });
  const guarded = duel({
    at: 'battle',
    A: { monsters: ['Gemini Elf'] },
    B: { monsters: ['Command Knight', 'Opticlops'] },
  });
  const spent = duel({
    at: 'battle',
    A: { monsters: ['Gemini Elf', 'Opticlops'] },
    B: { monsters: ['Mystical Elf', 'Battle Ox'] },
  });
  const declared = duel({
    A: { hand: ['Gemini Elf'] },
    B: { hand: ['Pot of Greed'], spells: [{ card: 'Jar of Greed', set: true }] },
  }).negating();
  const full = duel({ A: { hand: ['Pot of Greed'], spells: Array(5).fill({ card: 'Mirror Force', set: true }) } });
  const priest = duel({
    at: 'battle',
    A: { monsters: ['Asura Priest'] },
    B: { monsters: [{ card: 'Giant Soldier of Stone', position: 'defense' }] },
  });
  priest.battles('Asura Priest', 'Giant Soldier of Stone');
  const eyes = duel({ A: { monsters: ['Thousand-Eyes Restrict'] }, B: { monsters: ['Gemini Elf', 'Opticlops'] } });
  eyes.uses('Thousand-Eyes Restrict', 'Gemini Elf').settles();
  const replay = duel({
    at: 'battle',
    A: { monsters: ['Gemini Elf', 'Opticlops'] },
    B: { monsters: ['Battle Ox'], spells: [{ card: 'Call of the Haunted', set: true }], graveyard: ['Vorse Raider'] },
  });
  replay.does('attack', 'Gemini Elf', 'Battle Ox').seat('B').uses('Call of the Haunted', 'Vorse Raider');
  while (!replay.may('attack', 'Gemini Elf', 'Battle Ox')) replay.passes();
  const missed = duel({
    A: { monsters: ['Luster Dragon'] },
    B: { spells: [{ card: 'Bottomless Trap Hole', set: true }] },
  });
  // It was summoned, and something else has happened since.
  missed.state.own.fresh[missed.card('Luster Dragon')] = 4;
  missed.state.decider = 1;
  const unresolved = duel({ A: { hand: ['Gemini Elf'], spells: ['Ultimate Offering'] } });
  unresolved.state.own.spent[unresolved.card('Ultimate Offering')] = 1;
  const more: [Board, string, (board: Board) => Record<string, number>][] = [
    [straight(8000), 'attack', attackBy('Straight One', 'Gemini Elf')],
    [straight(100), 'attack', (board) => ({ attacker: board.card('Straight One'), target: 0 })],
    [
      made({ A: { hand: ['No Battle'] } })
        .uses('No Battle')
        .settles(),
      'enterBattle',
      () => ({}),
    ],
    [
      chained.does('activate', 'Raigeki').placed().seat('B'),
      'activate',
      (board) => ({ card: board.card('Jar of Greed'), effect: 0 }),
    ],
    [
      second.uses('Pot of Greed').settles(),
      'activate',
      (board) => ({ card: board.card('Dian Keto the Cure Master'), effect: 0 }),
    ],
    [peak, 'normalSummon', (board) => ({ card: board.card('Mystic Tomato') })],
    [toons, 'attack', attackBy('Toon Gemini Elf', 'Gemini Elf')],
    [guarded, 'attack', attackBy('Gemini Elf', 'Command Knight')],
    [spent.battles('Gemini Elf', 'Battle Ox'), 'attack', attackBy('Gemini Elf', 'Mystical Elf')],
    [
      declared.does('normalSummon', 'Gemini Elf').seat('B'),
      'activate',
      (board) => ({ card: board.card('Jar of Greed'), effect: 0 }),
    ],
    [
      duel({ A: { hand: ['Pot of Greed'], deck: ['Gemini Elf'] } }),
      'activate',
      (board) => ({ card: board.card('Pot of Greed'), effect: 0 }),
    ],
  ];
  return [
    ...more,
    [missed, 'activate', (board) => ({ card: board.card('Bottomless Trap Hole'), effect: 0 })],
    [unresolved, 'activate', (board) => ({ card: board.card('Ultimate Offering'), effect: 2 })],
    [eyes, 'activate', (board) => ({ card: board.card('Thousand-Eyes Restrict'), effect: 1 })],
    [replay, 'attack', (board) => ({ attacker: board.card('Opticlops'), target: board.card('Battle Ox') })],
    [full, 'activate', (board) => ({ card: board.card('Pot of Greed'), effect: 0 })],
    [
      duel({ A: { hand: ['Summoned Skull'], monsters: ['Gemini Elf'] } }),
      'setMonster',
      (board) => ({ card: board.card('Summoned Skull') }),
    ],
    [duel({ A: { hand: ['Summoned Skull'] } }), 'normalSummon', (board) => ({ card: board.card('Summoned Skull') })],
    [full, 'setCard', (board) => ({ card: board.card('Pot of Greed') })],
    [
      priest,
      'attack',
      (board) => ({ attacker: board.card('Asura Priest'), target: board.card('Giant Soldier of Stone') }),
    ],
  ];
}

test('what a refusal names is what is in the way', { timeout: 120_000 }, () => {
  const random = randomSource(7);
  const operand = (s: Duel, kind: OperandKind): number =>
    kind === 'optionalEntity' && below(random, 3) === 0
      ? 0
      : kind === 'entity' || kind === 'optionalEntity'
        ? below(random, s.entities) + 1
        : below(random, kind === 'effect' ? 3 : kind === 'flag' ? 2 : 7);
  for (let n = 0; n < duels; n++) {
    const session = new Session(standard, { decks } as unknown as Setup, n, undefined, 0);
    const menu = () => session.legal();
    for (let ply = 0; ply < 400 && !session.over; ply++) {
      const { state } = session;
      if (below(random, 3) === 0) {
        const here = standard.point(state)?.types ?? [];
        const types = [
          ...here,
          ...here,
          standard.decisionTypes[below(random, standard.decisionTypes.length)] as string,
        ];
        for (const type of types) {
          const codec = standard.engine.codecs.find(({ name }) => name === type);
          if (!codec) continue;
          const act = Object.fromEntries(codec.operands.map(({ name, kind }) => [name, operand(state, kind)]));
          examine(state, below(random, 12) === 0 ? 1 - state.decider : state.decider, { type, ...act });
        }
      }
      const legal = menu();
      session.play(legal[below(random, legal.length)] as number);
    }
    if (session.over) examine(session.state, session.state.decider, { type: 'pass' });
  }
  for (const [board, type, operands] of rare()) {
    const { state } = board;
    examine(state, state.decider, { type, ...operands(board) }, board.game);
  }
  const samples = [...mended.values()].reduce((sum, times) => sum + times, 0);
  console.log(
    samples,
    [...mended]
      .sort((a, b) => b[1] - a[1])
      .map(([code, times]) => `${code} ${times}`)
      .join(', '),
  );
  expect(wrong).toEqual([]);
  expect(samples).toBeGreaterThanOrEqual(500);
});

test('every refusal there is a sentence for is given somewhere', () => {
  const sentences = Object.keys(yugiohExpert().voice?.en ?? {});
  expect(sentences.filter((code) => !reached.has(code))).toEqual([]);
});
