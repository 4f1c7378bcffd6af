import { expect } from 'vitest';
import type { FromEngine } from '../src/protocol.ts';
import { browserTest, heard, scene, thorough, visit } from './browser.ts';
import { play } from './play.ts';
import { expectNoLeak } from './secrets.ts';

const start = 'button[type="submit"]';

/** Runs in the page: keeps what is added to the live region, as a screen reader would hear it. */
function watchLiveRegion(): void {
  const added: string[] = [];
  Object.assign(window, { added });
  const region = document.querySelector('[role="log"]') as Element;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if ((node as HTMLElement).dataset['public']) added.push(node.textContent ?? '');
  }).observe(region, { childList: true, subtree: true });
}

/** No message of the scripted duel holds a card that its seat may not see. */
function expectNoSecret(messages: readonly FromEngine[]): void {
  expectNoLeak(messages);
  for (const message of messages) {
    if (message.type === 'log') expect(JSON.stringify(message)).not.toMatch(/"seat":/);
    if (message.type !== 'scene') continue;
    for (const { known, owner, zone, covered } of message.scene.cards) {
      if (!known || owner === message.scene.look) continue;
      expect(covered).toBeUndefined();
      expect(['hand', 'fusion']).not.toContain(zone);
    }
  }
  // The other hand is dealt before anybody shows anything: its names are in none of the first messages.
  const first = JSON.stringify(messages.slice(1, 6));
  for (const name of ['Gemini Elf', 'Solemn Judgment', 'Heavy Storm', 'Ring of Destruction'])
    expect(first).not.toContain(name);
}

// The scripted duel; `real.test.ts` plays with the real rules.
for (const lang of thorough ? (['ja', 'en'] as const) : (['en'] as const)) {
  browserTest(
    `a whole duel by keyboard alone, every public event in the live region exactly once and in order, and no secret told (${lang})`,
    () =>
      visit({ lang, query: 'fake' }, async (page) => {
        await page.evaluate(watchLiveRegion);
        for (let pressed = 0; !(await page.evaluate((s) => document.activeElement?.matches(s), start)); pressed++) {
          expect(pressed).toBeLessThan(60);
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        await page.locator('.felt').waitFor();

        const { kinds } = await play(page, 'keys', async () => {
          // What is marked as usable is what the engine offers, and nothing else is.
          // The page draws a scene a moment after it has come, so the two are compared until they are of one scene.
          const beyond = async (): Promise<number[]> => {
            const marked = await page
              .locator('.felt .card-spot[data-state]')
              .evaluateAll((spots) => spots.map((s) => Number((s as HTMLElement).dataset['card'])));
            const offered = new Set((await scene(page)).menu.flatMap(({ card }) => card ?? []));
            return marked.filter((card) => !offered.has(card));
          };
          await expect.poll(beyond).toEqual([]);
        });

        expect([...kinds].sort()).toEqual(['act', 'number', 'option', 'order', 'pick', 'place', 'yesno']);
        await page.getByRole('dialog').waitFor();
        expect(await page.getByRole('dialog').getByRole('heading').textContent()).toBe(
          lang === 'ja' ? '勝利' : 'Victory',
        );

        const entries = (await heard(page)).flatMap((message) => (message.type === 'log' ? message.entries : []));
        const events = entries.filter((entry) => entry.public).map(({ text }) => text[lang]);
        expect(events.length).toBeGreaterThan(40);
        expect(await page.evaluate(() => (window as unknown as { added: string[] }).added)).toEqual(events);
        expect(await page.locator('[role="log"] [data-public]').allTextContents()).toEqual(events);
        expectNoSecret(await heard(page));
      }),
    180,
  );

  browserTest(
    `a whole duel by touch on a telephone (${lang})`,
    () =>
      visit({ lang, query: 'fake', phone: true }, async (page) => {
        await page.locator(start).tap();
        await page.locator('.felt').waitFor();
        const { answers } = await play(page, 'touch');
        expect(answers).toBeGreaterThan(10);
        await page.getByRole('dialog').waitFor();
      }),
    180,
  );
}
