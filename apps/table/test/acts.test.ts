import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FromEngine, Seat } from '../src/protocol.ts';
import { browserTest, heard, said, scene, settled, visit } from './browser.ts';

const soldier = (page: Page) => page.locator('.hand-mine .card-spot[aria-label*="Black Luster Soldier"]');

// --- Why not

browserTest('a card that cannot be used says why, with its passage: pointed at, focused and tapped', async () => {
  await visit({ query: 'fake=opening' }, async (page) => {
    const expected = [
      'This monster cannot be normal summoned or set.',
      'special summon monsters',
      'When both are there.',
    ];
    await soldier(page).hover();
    await page.locator('.whisper .reason').first().waitFor();
    for (const text of expected) expect(await page.locator('.whisper').textContent()).toContain(text);

    await page.mouse.move(5, 5);
    await page.locator('.whisper').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    for (let pressed = 0; !(await soldier(page).evaluate((card) => card === document.activeElement)); pressed++) {
      expect(pressed).toBeLessThan(40);
      const inHand = await page.evaluate(() => document.activeElement?.closest('.hand-mine') !== null);
      await page.keyboard.press(inHand ? 'ArrowRight' : 'Tab');
    }
    await page.locator('.whisper .reason').first().waitFor();
    expect(await soldier(page).getAttribute('aria-describedby')).toBe(
      await page.locator('.whisper > div').getAttribute('id'),
    );
    for (const text of expected) expect(await page.locator('.whisper').textContent()).toContain(text);

    await page.keyboard.press('Escape');
    await page.locator('.whisper').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('.reason').first().waitFor();
    for (const text of expected) expect(await page.getByRole('dialog').textContent()).toContain(text);
  });

  await visit({ query: 'fake=opening', phone: true, lang: 'ja' }, async (page) => {
    await page.locator('.hand-mine .card-spot[aria-label*="カオス・ソルジャー"]').tap();
    await page.locator('.sheet .reason').first().waitFor();
    expect(await page.locator('.sheet').textContent()).toContain('このモンスターは通常召喚できません。');
    expect(await page.locator('.sheet').textContent()).toContain('台本のルール「特殊召喚モンスター」');
  });
});

browserTest('a button that cannot be used says why: a phase, Done, Undo', () =>
  visit({ query: 'fake=opening', phone: true }, async (page) => {
    await page.locator('button.phase', { hasText: 'Battle Phase' }).tap({ force: true });
    await page.locator('.whisper .reason').waitFor();
    expect(await page.locator('.whisper').textContent()).toContain('no battle phase in the first turn');

    await page.locator('#undo').tap({ force: true });
    await page.locator('.whisper', { hasText: 'nothing to take back' }).waitFor();
    expect((await said(page)).some(({ type }) => type === 'undo')).toBe(false);
  }),
);

browserTest('only what the engine offers can be sent, and nothing twice', () =>
  visit({ query: 'fake=opening' }, async (page) => {
    await page.locator('.hand-mine .card-spot[aria-label*="Pot of Greed"]').click();
    // Two presses in one moment: one decision.
    await page
      .locator('.act')
      .first()
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await settled(page, 1);
    const decisions = (await said(page)).filter(({ type }) => type === 'decide');
    expect(decisions).toHaveLength(1);
    expect(await page.locator('.problem').count()).toBe(0);
  }),
);

// --- Undo

browserTest('undo takes a decision back, and the log says whether hidden cards had been seen', () =>
  visit({ query: 'fake=opening' }, async (page) => {
    const before = await scene(page);
    await page.locator('.hand-mine .card-spot[aria-label*="Pot of Greed"]').click();
    await page.locator('.act').first().click();
    await settled(page, 1);
    for (const answered of [2, 3]) {
      await page.keyboard.press('1');
      await settled(page, answered);
    }
    expect((await scene(page)).seats.A.zones.find(({ id }) => id === 'hand')?.size).toBe(7);

    await page.locator('#undo').click();
    await page.locator('.log li[data-kind="undo"]').waitFor();
    expect(await page.locator('.log li[data-kind="undo"]').textContent()).toContain('after hidden cards had been seen');
    expect(await page.locator('.log li[data-undone] s').allTextContents()).toContain('Player A draws 2.');

    for (const taken of [2, 3]) {
      await page.locator('#undo').click();
      await expect.poll(() => page.locator('.log li[data-kind="undo"]').count()).toBe(taken);
    }
    expect(await page.locator('.log li[data-kind="undo"]').last().textContent()).not.toContain('hidden');
    const { undo, ...after } = await scene(page);
    expect(undo).toBe(false);
    expect(after.seats).toEqual(before.seats);
    expect(after.menu).toEqual(before.menu);
  }),
);

// --- Replays

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
}

const openFile = (page: Page, name: string, text: string) =>
  page
    .locator('[data-replay-file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

browserTest('a replay goes out to a file and comes back, step by step', () =>
  visit({ query: 'fake=battle' }, async (page) => {
    const text = await saved(page, () => page.getByRole('button', { name: 'Save replay' }).click());
    const now = await scene(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await openFile(page, 'duel.json', text);
    await page.locator('.replay-bar').waitFor();
    const opened = await scene(page);
    expect(opened.seats).toEqual(now.seats);
    expect(opened.replay?.at).toBe(opened.replay?.of);

    await page.getByRole('button', { name: 'To the start' }).click();
    await expect.poll(async () => (await scene(page)).replay?.at).toBe(0);
    expect((await scene(page)).turn).toBe(1);
    await page.getByRole('button', { name: 'One on' }).click();
    await expect.poll(async () => (await scene(page)).replay?.at).toBe(1);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.prompt[data-mine]').waitFor();
  }),
);

for (const lang of ['ja', 'en'] as const) {
  browserTest(`a broken replay says what is wrong and loses nothing (${lang})`, () =>
    visit({ query: 'fake=battle', lang }, async (page) => {
      const before = await page.locator('.felt').textContent();
      await page.locator('.header-acts > .tool').last().click();
      await openFile(page, 'broken.json', '{ "rulechart": "replay", ');
      await page.locator('.problem[data-about="replay"]').waitFor();
      expect(await page.locator('.problem').textContent()).toContain(
        lang === 'ja' ? 'リプレイではありません' : 'not a replay',
      );
      expect(await page.locator('.problem code').textContent()).toContain('JSON');
      expect(await page.locator('.felt').textContent()).toBe(before);
    }),
  );
}

// --- Decks and links

browserTest('a broken deck says where, keeps what was typed and the duel that is open', () =>
  visit({ query: 'fake=battle' }, async (page) => {
    await page.getByRole('button', { name: 'New duel' }).click();
    await page.getByRole('radio', { name: 'A deck of your own' }).first().check();
    const text = '#main\n55144522\nfifty-five\n';
    await page.locator('.setup textarea').fill(text);
    await page.getByRole('button', { name: 'Start the duel' }).click();
    await page.locator('.problem[data-about="deckA"]').waitFor();
    expect(await page.locator('.problem').textContent()).toContain('“fifty-five” is not a card number.');
    expect(await page.locator('.problem code').textContent()).toContain(':3');
    expect(await page.locator('.setup textarea').inputValue()).toBe(text);

    await page.getByRole('button', { name: 'Close' }).first().click();
    expect((await scene(page)).turn).toBe(5);
    await page.locator('.prompt[data-mine]').waitFor();
  }),
);

browserTest('a deck file is read, a link starts a duel, and a broken link says which part', async () => {
  await visit({ query: 'fake' }, async (page) => {
    await page.getByRole('radio', { name: 'A deck of your own' }).first().check();
    await page
      .locator('.deck-field input[type="file"]')
      .first()
      .setInputFiles({ name: 'mine.ydk', mimeType: 'text/plain', buffer: Buffer.from('#main\n55144522\n') });
    await expect.poll(() => page.locator('.setup textarea').inputValue()).toBe('#main\n55144522\n');
    await page.getByRole('button', { name: 'Start the duel' }).click();
    await page.locator('.felt').waitFor();
    const start = (await said(page)).find((message) => message.type === 'start');
    expect(start?.start.decks[0]).toEqual({ text: '#main\n55144522\n', name: 'mine.ydk' });
  });
  await visit(
    { query: 'fake', hash: 'deck=beatdown&other=goat-control&opponent=random&first=them&seed=7&go' },
    async (page) => {
      await page.locator('.felt').waitFor();
      const start = (await said(page)).find((message) => message.type === 'start');
      expect(start?.start).toMatchObject({
        decks: [{ builtIn: 'goat-control' }, { builtIn: 'beatdown' }],
        opponent: 'random',
        you: 'B',
        seed: 7,
      });
    },
  );
  await visit({ query: 'fake', hash: 'deck=no-such-deck&seed=7&go' }, async (page) => {
    await page.locator('.problem[data-about="link"]').waitFor();
    expect(await page.locator('.problem').textContent()).toContain('“no-such-deck” is not a value of “deck”.');
    expect(await page.locator('.setup').count()).toBe(1);
  });
});

// --- What a seat may see

browserTest('two people at one screen: a curtain between them, and nothing of the duel behind it', () =>
  visit({ query: 'fake' }, async (page) => {
    await page.getByRole('radio', { name: 'Two people, one screen' }).check();
    await page.getByRole('button', { name: 'Start the duel' }).click();
    await page.locator('.felt').waitFor();
    const hand = await page
      .locator('.hand-mine .card-spot')
      .evaluateAll((cards) => cards.map((card) => (card.getAttribute('aria-label') ?? '').split(',')[0] ?? ''));
    expect(hand).toContain('Scapegoat');

    // End the turn: the other player is asked.
    await page.locator('button.phase', { hasText: 'End Phase' }).click();
    await page.locator('.curtain').waitFor();
    const behind = await page.locator('body').textContent();
    const spokenBehind = await page.locator('body').innerHTML();
    for (const name of hand) expect(spokenBehind).not.toContain(name);
    expect(behind).toContain('Player B, please');

    const secrets = (messages: FromEngine[]) =>
      messages.flatMap((message) => (message.type === 'log' ? message.entries : [])).filter((entry) => !entry.public);
    const before = await heard(page);
    await page.keyboard.press('Enter');
    await page.locator('.felt').waitFor();
    const look: Seat = (await scene(page)).look;
    expect(look).toBe('B');
    const ofA = new Set(secrets(before).map(({ id }) => id));
    expect(ofA.size).toBeGreaterThan(4);
    for (const { id } of secrets((await heard(page)).slice(before.length))) expect(ofA).not.toContain(id);
    expect(await page.locator('.hand-mine .card-spot').first().getAttribute('aria-label')).toContain('Gemini Elf');
  }),
);

// --- The chart

browserTest('the chart lights the active states, traces the last transition and tells a rule', () =>
  visit({ query: 'fake=chain3' }, async (page) => {
    await page.locator('.state').first().waitFor();
    const { chart } = await scene(page);
    const lit = await page
      .locator('.state[data-active]')
      .evaluateAll((states) => states.map((s) => (s as SVGElement).dataset['stateId']));
    expect(lit.sort()).toEqual([...chart.active].sort());
    expect(await page.locator('.transition[data-last]').count()).toBe(1);
    await page.locator('.state[data-state-id="duel.main1.chain.resolving"]').click();
    expect(await page.locator('.chart-rule').textContent()).toContain('The last one resolves first.');
  }),
);
