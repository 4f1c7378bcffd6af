import { describe, expect, it } from 'vitest';
import { file, run } from './run.ts';

// What the commands do with the default rules; the rules themselves are tried in their own package.
describe('yugioh-expert', () => {
  it('is what is played when nobody names rules', async () => {
    const ran = await run('simulate --duels 4 --seed 1 --json');
    // On a busy machine it tells how far it is: that is no error.
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.out)).toMatchObject({ duels: 4, faults: [] });
  }, 20_000);

  it('is played greedily too', async () => {
    const { out, code } = await run('simulate --duels 4 --seed 1 --policy greedy --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ duels: 4, faults: [] });
  }, 20_000);

  it('names a card that the pool lacks, and a rule that a deck breaks', async () => {
    const unknown = file('unknown.ydk', '#main\n44519536\n');
    expect((await run(`simulate --deck ${unknown}`)).err).toMatch(/unknown\.ydk:\d+: the pool has no card \S/);
    const thin = file('thin.ydk', `#main\n${'80071763\n'.repeat(2)}`);
    const { err, code } = await run(`simulate --deck ${thin}`);
    expect(code).toBe(2);
    expect(err.split('\n')).toHaveLength(1);
    expect(err).toContain('A deck needs at least 40 cards; this one has 2 (');
    expect((await run(['simulate', '--deck', file('broken.ydk', '#mian\n80071763\n')])).err).toContain('broken.ydk:2:');
    expect((await run('simulate --deck ydke://nonsense')).err).toMatch(/^link/);
  });

  it('gives every card its text in both languages', async () => {
    const rows = JSON.parse((await run('cards --json')).out) as {
      password: string;
      ja: string;
      en: string;
      text: { ja: string; en: string };
    }[];
    const pot = rows.find(({ en }) => en === 'Pot of Greed');
    expect(pot).toMatchObject({
      password: '55144522',
      ja: '強欲な壺',
      text: { ja: expect.stringContaining('2枚ドロー'), en: expect.stringContaining('raw 2') },
    });
  });

  it('draws the whole turn on one page, with what comes again and again drawn once', async () => {
    const { out } = await run('chart --format svg');
    expect(out).toContain('Battle Phase');
    expect(out.match(/class="block"/g)?.length).toBeGreaterThan(2);
    expect(out.length).toBeLessThan(200_000);
  }, 30_000);

  it('tells where a monster stands and how', async () => {
    const { out } = await run('play --seed 6 --deck vanilla', ['1', '1', 'look', 'quit']);
    expect(out).toMatch(/Your Life Points: \d+\./);
    expect(out).toMatch(/Attack Position, ATK \d+, DEF \d+/);
  });
});
