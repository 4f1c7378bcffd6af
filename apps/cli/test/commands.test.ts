import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { file, run } from './run.ts';

describe('bad input', () => {
  it.each([
    ['simulate --rules tinny', /no rules "tinny"; known: tiny/],
    ['simulate --rules tiny --profile ocg', /no profile "ocg"/],
    ['simulate --rules tiny --duels none', /--duels <n>.*an integer from 1/],
    ['simulate --rules tiny --seed -1', /--seed <n>.*an integer from 0/],
    ['simulate --rules tiny --deck nowhere.ydk', /no deck "nowhere.ydk".*twelve/],
    ['simulate --rules tiny --policy clever', /no policy "clever"; known: random, greedy/],
    ['simulate --rules tiny --policy greedy', /no judge of moves/],
    ['simulate --rules tiny --report r.pdf', /\.json or \.html/],
    ['sheet --rules tiny', /tiny has no ruling sheet/],
    ['cards --rules tiny --coverage', /keeps no list/],
    ['chart --rules tiny --format png', /svg/],
    ['perft /nowhere.json --depth 1 --rules tiny', /no file \/nowhere.json/],
    ['bench --seconds 0', /seconds from 0.01 to 3600/],
    ['bench --seconds NaN', /seconds from 0.01 to 3600/],
    ['perft --depth 1', /missing required argument/],
    ['dance', /unknown command 'dance'/],
    ['simulate --fast', /unknown option '--fast'/],
    ['simulate --rules ./nowhere.js', /cannot be loaded/],
  ])('%s: one clear line, exit code 2', async (line, message) => {
    const ran = await run(line);
    expect(ran.err).toMatch(message);
    expect(ran.err.split('\n')).toHaveLength(1);
    expect(ran).toMatchObject({ code: 2, out: '' });
  });

  it('names the file, and what is wrong in it', async () => {
    const broken = file('broken.json', '{"rules": "tiny", ');
    expect(await run(`perft ${broken} --depth 1`)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${broken} is no JSON`),
    });
    const strange = file('strange.json', { rules: 'tiny', sede: 1 });
    expect((await run(`perft ${strange} --depth 1`)).err).toContain('no "sede"');
    const poor = file('poor.json', { deck: ['1', 'knave'] });
    expect(await run(`simulate --rules tiny --deck ${poor}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('the pool has no card "knave"'),
    });
  });
});

describe('simulate', () => {
  it('gives the same duels for the same seed, and tells what the contract says', async () => {
    const first = await run('simulate --rules tiny --duels 40 --seed 7 --json');
    const again = await run('simulate --rules tiny --duels 40 --seed 7 --json');
    const other = await run('simulate --rules tiny --duels 40 --seed 8 --json');
    expect(first).toMatchObject({ code: 0, err: '' });
    const result = JSON.parse(first.out);
    expect(Object.keys(result)).toEqual([
      'duels',
      'decisions',
      'choices',
      'seconds',
      'wins',
      'draws',
      'reasons',
      'turns',
      'chainLinks',
      'faults',
      'digest',
    ]);
    expect(result).toMatchObject({ duels: 40, draws: 0, reasons: { out: 40 }, faults: [] });
    expect(result.wins[0] + result.wins[1]).toBe(40);
    expect(JSON.parse(again.out)).toEqual({ ...result, seconds: expect.any(Number) });
    expect(JSON.parse(other.out).digest).not.toBe(result.digest);
  });

  it('writes reports', async () => {
    const html = file('report.html');
    const json = file('report.json');
    await run(`simulate --rules tiny --duels 20 --report ${html}`);
    await run(`simulate --rules tiny --duels 20 --report ${json}`);
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/<script|https?:/);
    expect(JSON.parse(readFileSync(json, 'utf8')).perDuel).toHaveLength(20);
  });
});

describe('chart', () => {
  it('draws the statechart that runs', async () => {
    const { out: source } = await run('chart --rules tiny');
    expect(source).toMatch(/^stateDiagram-v2\n/);
    const { out: svg } = await run('chart --rules tiny --format svg --lang ja');
    expect(svg).toMatch(/^<svg [\s\S]*応答[\s\S]*<\/svg>$/);
    const graph = JSON.parse((await run('chart --rules tiny --format json')).out);
    expect(graph).toMatchObject({ id: 'tiny', initial: 'tiny.lead' });
  });
});

describe('cards', () => {
  it('lists every card with its facts and its text', async () => {
    const rows = JSON.parse((await run('cards --rules tiny --json')).out);
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual({
      password: '1',
      ja: '道化1',
      en: 'Jester 1',
      rank: 1,
      text: { ja: expect.stringContaining('手札を1枚まで捨てる'), en: expect.stringContaining('discard up to 1 card') },
    });
  });
});

describe('cards by name', () => {
  it('shows those, by any of their names, and says what is close to a name that nothing bears', async () => {
    const rows = JSON.parse((await run('cards 道化1 --rules tiny --json')).out);
    expect(rows.map(({ password }: { password: string }) => password)).toEqual(['1']);
    const { code, err } = await run('cards Jestr --rules tiny');
    expect(code).toBe(2);
    expect(err).toMatch(/no card "Jestr"; close: jester/);
  });
});

describe('lists of forbidden and limited cards', () => {
  const copies = file(
    'limited.ydk',
    [
      '#main',
      ...Array(40)
        .fill('89631139')
        .map((key, i) => (i < 3 ? '55144522' : key)),
    ].join('\n'),
  );

  it('decks are held to the one that is named', async () => {
    const { code, err } = await run(`simulate --duels 1 --deck ${copies} --format ocg-2004-03`);
    expect(code).toBe(2);
    expect(err).toMatch(/Pot of Greed is limited: a deck may have 1, this one has 3/);
    expect((await run('simulate --duels 1 --deck goat-control --format tcg-2005-04')).code).toBe(0);
  });

  it('an unknown one, or one where there are none, is bad input', async () => {
    expect((await run('simulate --duels 1 --format ocg-1999')).err).toMatch(
      /no list "ocg-1999", and no such file; known: ocg-/,
    );
    expect((await run('simulate --duels 1 --rules tiny --format x')).err).toMatch(/tiny has no lists/);
    expect((await run('simulate --duels 1 --random-decks --deck goat-control')).err).toMatch(/leave out --deck/);
    expect((await run('simulate --duels 1 --random-decks --rules tiny')).err).toMatch(/tiny draws no decks/);
  });
});

describe('a saved duel', () => {
  const saved = file('duel.json');
  const play = () => run('play --rules tiny --seed 4', ['1', 'done', `save ${saved}`, 'quit']);

  it('is played back, to its end or to any decision', async () => {
    await play();
    const { code, out } = await run(`replay ${saved}`);
    expect(code).toBe(0);
    expect(out).toContain('1. A: play Jester 1.');
    expect((await run(`replay ${saved} --to 1 --lang ja`)).out).toContain('1枚まで選ぶ');
  });

  it('that was tampered with, or is none, is bad input', async () => {
    await play();
    const replay = JSON.parse(readFileSync(saved, 'utf8'));
    const forged = file('forged.json', { ...replay, hash: '1' });
    expect(await run(`replay ${forged}`)).toMatchObject({ code: 2, err: expect.stringContaining('hash'), out: '' });
    const cheating = file('cheating.json', { ...replay, decisions: [replay.decisions[1], ...replay.decisions] });
    expect(await run(`replay ${cheating}`)).toMatchObject({ code: 2, err: expect.stringContaining('decisions[0]') });
    expect(await run(`replay ${file('none.json', { rules: 'tiny' })}`)).toMatchObject({ code: 2 });
    expect(await run(`replay ${file('old.json', { ...replay, game: 'older' })}`)).toMatchObject({ code: 2 });
  });

  it('is a position to explain an act in, with every reason', async () => {
    await play();
    const legal = await run(['explain', saved, '--action', 'play Knight 2', '--json']);
    expect(JSON.parse(legal.out).legal).toBe(legal.code === 0);
    const refused = await run(['explain', saved, '--seat', 'A', '--action', 'パス', '--json']);
    const { legal: may, refusals } = JSON.parse(refused.out);
    if (may) throw new Error('A may pass here: choose another seed');
    expect(refused.code).toBe(1);
    expect(refusals[0]).toMatchObject({
      code: expect.any(String),
      rule: expect.any(String),
      text: expect.any(String),
      source: expect.stringMatching(/Overtop|Rulechart/),
    });
    expect(await run(['explain', saved, '--action', 'dance'])).toMatchObject({ code: 2 });
    expect(await run(['explain', saved, '--action', 'play Excalibur'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^There is no card "excalibur"; close: /),
    });
  });

  it('is a position to count lines from; so are start options', async () => {
    await play();
    const { out } = await run(`perft ${saved} --depth 2 --json`);
    expect(JSON.parse(out)).toEqual({ depth: 2, count: expect.any(Number) });
    const start = file('start.json', { rules: 'tiny', seed: 4, decks: ['twelve', 'twelve'], first: 'B' });
    expect(JSON.parse((await run(`perft ${start} --depth 0 --json`)).out)).toEqual({ depth: 0, count: 1 });
    expect(JSON.parse((await run(`perft ${start} --depth 1 --json`)).out).count).toBe(6);
  });
});

describe('bench', () => {
  it('prints rows with what is demanded of them, and its progress beside', async () => {
    const { code, out, err } = await run('bench --rules tiny --seconds 0.01 --json');
    expect(code).toBe(0);
    expect(err).toContain('measuring: play');
    const rows = JSON.parse(out);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(Object.keys(row)).toEqual(['id', 'value', 'unit', 'demand', 'met', 'method']);
  }, 30_000);

  it('demands of the mini rule set what is demanded of it', async () => {
    const { out } = await run('bench --rules mini --seconds 0.01 --json');
    const demands = Object.fromEntries(JSON.parse(out).map(({ id, demand }: Record<string, string>) => [id, demand]));
    expect(demands).toMatchObject({ 'steps per second': '≥ 1000000', fork: '≤ 0.3', legal: '' });
  }, 30_000);
});
