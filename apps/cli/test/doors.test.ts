import { existsSync, readFileSync } from 'node:fs';
import { below, createGame, type Replay, randomSource, Session } from '@rulechart/core';
import { yugioh } from '@rulechart/yugioh-cards';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { file, run } from './run.ts';

const game = createGame(yugioh.rules, yugioh.cards);
const decks = [yugioh.decks[0]?.deck, yugioh.decks[1]?.deck] as unknown as Replay['setup']['decks'];

/** A replay of some decisions, taken at random. */
function replay(plies: number): Replay {
  const session = new Session(game, { decks }, 5);
  const random = randomSource(1);
  for (let i = 0; i < plies && !session.over; i++) {
    const menu = session.legal();
    session.play(menu[below(random, menu.length)] as number);
  }
  return session.replay();
}

/** One line, exit code 2, and nothing on stdout. */
const refused = (line: RegExp) => ({
  code: 2,
  out: '',
  err: expect.stringMatching(new RegExp(`^[^\\n]*${line.source}[^\\n]*$`)),
});

describe('replays', () => {
  const good = replay(60);
  it('plays what was recorded', async () => {
    expect(await run(['replay', file('good.json', good)])).toMatchObject({ code: 0, err: '' });
  }, 60_000);

  it.each<[string, unknown, RegExp]>([
    ['of the format before', { ...good, version: 1, hash: 1 }, /version: this program reads version 2/],
    ['with a concession that was not', { ...good, conceded: 'A' }, /hash: what was played/],
    [
      'whose decisions are written with bits too many',
      { ...good, decisions: good.decisions.map((d) => d + 2 ** 32) },
      /decisions\[0\]: not legal there: There is no such decision/,
    ],
    [
      'with a decision that is none',
      { ...good, decisions: [...good.decisions.slice(0, 4), 96_014] },
      /decisions\[4\]: not legal there/,
    ],
    [
      'that deals cards into the hand',
      { ...good, setup: { decks: [{ ...decks[0], hand: decks[0]['deck'] }, decks[1]] } },
      /decks\[0\]: A deck has no list "hand"/,
    ],
    [
      'with a deck that is not legal',
      { ...good, setup: { decks: [{ deck: decks[0]['deck']?.slice(1, 20) }, decks[1]] } },
      /setup\.decks\[0\]: the deck is not legal: A deck needs/,
    ],
    ['with another seed', { ...good, seed: 6 }, /(hash|decisions\[\d+\]): /],
    ['without a setup', { ...good, setup: null }, /setup: an object with two decks is needed, not null/],
    [
      'of rules in a file',
      { ...good, rules: './evil.mjs' },
      /there are no rules "\.\/evil\.mjs"; known: .*A module is loaded only by --rules/,
    ],
    ['of a rule set named by a number', { ...good, rules: 7 }, /"rules" needs a text, not 7/],
  ])('%s', async (_, json, line) => {
    expect(await run(['replay', file('bad.json', json)])).toMatchObject(refused(line));
  });

  it('any number as a decision is legal or refused, and none is a fault', () => {
    const session = new Session(game, { decks }, 5);
    const random = randomSource(3);
    const menuOf = () => session.legal();
    for (let i = 0; i < 400 && !session.over; i++) {
      const menu = menuOf();
      for (let k = 0; k < 40; k++) {
        // Any 32 bits, and any operands of each type of decision.
        const bits = (below(random, 0x10000) << 16) | below(random, 0x10000);
        for (const d of [
          bits,
          (bits & ~63) | below(random, game.decisionTypes.length),
          (below(random, 2048) << 6) | (k % game.decisionTypes.length),
        ]) {
          const legal = game.explain(session.state, session.state.decider, d).length === 0;
          expect(legal, `${d} at ${i}`).toBe(menu.includes(d));
        }
      }
      session.play(menu[below(random, menu.length)] as number);
    }
  }, 120_000);
});

describe('a file never runs code', () => {
  const loaded = file('loaded.txt');
  const module = file(
    'evil.mjs',
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(loaded)}, 'x');`,
  );
  it.each<[string, string[]]>([
    ['a replay', ['replay', file('r.json', { format: 'rulechart-replay', rules: module })]],
    ['start options', ['perft', '--depth', '1', file('s.json', { rules: module })]],
    [
      'start options that name it as a game',
      ['explain', file('g.json', { game: module, rules: module }), '--action', 'pass'],
    ],
    ['a state', ['perft', '--depth', '1', file('t.json', { layout: 'x', rules: module })]],
    ['a scenario', ['judge', file('y.yaml', `scenario: x\nrules: ${module}\n`)]],
    ['a scenario in one line', ['judge', file('z.yaml', `{scenario: x, rules: ${JSON.stringify(module)}}\n`)]],
  ])('%s', async (_, argv) => {
    const { code, err } = await run(argv);
    expect(code).toBeGreaterThan(0);
    expect(err).not.toMatch(/\n\s+at /);
    expect(existsSync(loaded)).toBe(false);
  });
});

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'];
describe.each(inherited)('%s is no name of ours', (name) => {
  const json = (text: string) => file(`${name}.json`, text);
  const cases: [string, () => string[]][] = [
    ['rules', () => ['cards', '--rules', name]],
    ['profile', () => ['cards', '--profile', name]],
    ['language', () => ['cards', '--lang', name]],
    ['deck', () => ['simulate', '--duels', '1', '--deck', name]],
    ['format', () => ['simulate', '--duels', '1', '--format', name]],
    ['policy', () => ['simulate', '--duels', '1', '--policy', name]],
    ['seat', () => ['play', '--seat', name]],
    ['command', () => [name]],
    ['option', () => ['cards', `--${name}`, name]],
    ['rules of start options', () => ['perft', '--depth', '1', json(`{"rules": "${name}"}`)]],
    ['profile of start options', () => ['perft', '--depth', '1', json(`{"profile": "${name}"}`)]],
    ['entry of start options', () => ['perft', '--depth', '1', json(`{"${name}": 1}`)]],
    ['deck of start options', () => ['perft', '--depth', '1', json(`{"decks": ["${name}"]}`)]],
    ['pile', () => ['perft', '--depth', '1', json(`{"decks": [{"deck": [], "${name}": ["x"]}]}`)]],
    ['card', () => ['perft', '--depth', '1', json(`{"decks": [{"deck": ["${name}"]}]}`)]],
    ['option of the duel', () => ['perft', '--depth', '1', json(`{"options": {"${name}": 1}}`)]],
    ['scalar of a state', () => ['perft', '--depth', '1', json(`{"layout": "x", "scalars": {"${name}": 1}}`)]],
    ['entry of a replay', () => ['replay', json(`{"format": "rulechart-replay", "version": 2, "${name}": 1}`)]],
    ['rules of a scenario', () => ['judge', file(`${name}.yaml`, `scenario: x\nrules: ${name}\nsteps: []\n`)]],
    ['profile of a scenario', () => ['judge', file(`${name}.yaml`, `scenario: x\nprofile: ${name}\nsteps: []\n`)]],
    ['entry of a scenario', () => ['judge', file(`${name}.yaml`, `scenario: x\n${name}: 1\nsteps: []\n`)]],
  ];
  it.each(cases)('as %s', async (_, argv) => {
    const { code, err } = await run(argv());
    expect(err).not.toBe('');
    expect(err).not.toMatch(/\n/);
    expect(code).toBe(2);
  });
  it('nor of a decision, an operand or a passage', () => {
    const state = game.create({ decks }, 1);
    expect(() => game.encode({ type: name })).toThrow(/there is no decision/);
    expect(() => game.encode(JSON.parse(`{"type": "pass", "${name}": 1}`))).toThrow(/has no operand/);
    expect(() => game.passage(name)).toThrow(/there is no passage/);
    expect(() => game.say({ code: name, rule: name, facts: {} }, state, 0)).toThrow(/has no sentence/);
    expect(() => game.create({ decks: [{ [name]: [] }, {}] as never }, 1)).toThrow(/setup/);
  });
});

describe('numbers out of range', () => {
  it.each([
    'simulate --duels 0',
    'simulate --duels 1e3',
    'simulate --workers 0',
    'simulate --workers 257',
    'simulate --seed -1',
    'simulate --seed 1.5',
    'bench --seconds 0',
    'bench --seconds NaN',
    'bench --seconds -1',
    'bench --seconds 1e9',
    'bench --seconds x',
    'replay x.json --to -1',
    'perft x.json --depth 65',
    'play --seed 9007199254740992',
  ])('%s', async (line) => {
    expect(await run(line)).toMatchObject(refused(/is invalid.*needed/));
  });
});

describe('a fault of ours', () => {
  afterEach(() => vi.restoreAllMocks());
  it('is told in one line, with a report and an exit code of its own', async () => {
    const broken = vi.spyOn(Session, 'from').mockImplementation(() => {
      throw Object.assign(new TypeError('something broke'), { seed: 5, decisions: [1, 2] });
    });
    const { code, out, err } = await run(['replay', file('any.json', {})]);
    expect(broken).toHaveBeenCalled();
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(
      /^this is a fault of rulechart, not of what it was given: something broke; the report is in [^\n]+$/,
    );
    const report = JSON.parse(readFileSync(/report is in (.*)$/.exec(err)?.[1] ?? '', 'utf8'));
    expect(report).toMatchObject({
      message: 'something broke',
      seed: 5,
      decisions: [1, 2],
      command: ['replay', expect.any(String)],
    });
    expect(report.stack).toContain('TypeError');
  });

  it.each([
    ['deep JSON', 'replay', 'deep.json', `${'['.repeat(200_000)}`],
    ['deep JSON that is whole', 'replay', 'deep2.json', `{"rules":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['deep YAML', 'judge', 'deep.yaml', `${'['.repeat(20_000)}`],
    [
      'deep YAML in blocks',
      'judge',
      'deep2.yaml',
      Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    ],
    ['no text at all', 'replay', 'binary.json', '\u0000\uFFFF'],
  ])(
    '%s is none',
    async (_, command, name, text) => {
      const { code, err } = await run([command, file(name, text)]);
      expect(code).toBe(2);
      expect(err).not.toMatch(/\n/);
    },
    60_000,
  );
});
