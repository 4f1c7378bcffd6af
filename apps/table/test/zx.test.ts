import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Scene } from '../src/protocol.ts';
import { unreadable } from './boxes.ts';
import { browserTest, heard, scene, tell, visit } from './browser.ts';
import { play } from './play.ts';
import { expectNoLeak } from './secrets.ts';
import { checkAxe } from './states.ts';
import { battle, main, ordering } from './zxScenes.ts';

const hash = (seed: number) => `game=zx&seed=${seed}&first=you&opponent=greedy&go`;

for (const [lang, theme, seed] of [
  ['ja', 'light', 10],
  ['en', 'dark', 11],
] as const) {
  browserTest(
    `a whole duel of Z/X by keyboard alone (${lang}): readable all along, heard once and in order, nothing leaked`,
    () =>
      visit({ lang, theme, hash: hash(seed) }, async (page) => {
        await page.locator('.felt').waitFor();
        const faults = new Set<string>();
        let positions = 0;
        const look = async () => {
          positions += 1;
          if (positions % 10 === 3) for (const fault of await unreadable(page)) faults.add(fault);
          if (positions === 5) await checkAxe(page);
        };
        const { answers } = await play(page, 'keys', look, 'last');
        expect(answers).toBeGreaterThan(15);
        expect([...faults]).toEqual([]);
        expect((await scene(page)).result).not.toBeNull();
        await page.getByRole('dialog').waitFor();
        expect(await unreadable(page)).toEqual([]);
        await checkAxe(page);

        const entries = (await heard(page)).flatMap((message) => (message.type === 'log' ? message.entries : []));
        const events = entries.filter((entry) => entry.public).map(({ text }) => text[lang]);
        expect(await page.locator('[role="log"] [data-public]').allTextContents()).toEqual(events);
        expectNoLeak(await heard(page));
      }),
    120,
  );
}

const show = async (page: Page, position: Scene): Promise<void> => {
  await tell(page, { type: 'scene', scene: position });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

for (const look of [
  { lang: 'ja', theme: 'dark' },
  { lang: 'en', theme: 'light', phone: true },
] as const) {
  const { lang, phone = false } = { phone: false, ...look };
  browserTest(
    `Z/X: a battle, the order of abilities, a place for a card and a refusal (${lang}, ${phone ? 'telephone' : 'desk'})`,
    () =>
      visit({ ...look, hash: hash(1) }, async (page) => {
        await page.locator('.felt').waitFor();
        await show(page, battle());
        expect(await unreadable(page)).toEqual([]);
        expect(await page.locator('.attack-arrow').count()).toBe(1);
        const attacked = page.locator('[data-battle="attacked"]');
        expect(await attacked.getAttribute('aria-label')).toMatch(
          lang === 'ja'
            ? /^スクエア5、相手の抹消機械デリート.*パワー 6500、ダメージ 3000、スリープ/
            : /^square 5, opposing Delete, Machine of Erasure.*power 6500, damage 3000, asleep/,
        );

        await show(page, ordering());
        expect(await unreadable(page)).toEqual([]);
        expect(await page.locator('.prompt .answer').count()).toBe(2);
        expect(await page.locator('.stack .link').count()).toBe(2);
        if (!phone) await checkAxe(page);

        await show(page, main());
        await page.locator('.hand-mine [data-state="usable"]').nth(1).click();
        await page.locator('.act').first().click();
        const here = page.locator('.square .place-here');
        await here.first().waitFor();
        expect(await here.count()).toBe(5);
        expect(await here.first().evaluate((place) => place === document.activeElement)).toBe(true);
        expect(await unreadable(page)).toEqual([]);
        if (phone) await checkAxe(page);
        await page.keyboard.press('ArrowDown');
        expect(await page.evaluate(() => document.activeElement?.closest('.square') !== null)).toBe(true);
        await page.keyboard.press('Escape');
        await here.first().waitFor({ state: 'detached' });

        const sleeper = page.locator('.square [data-lies]:not([data-state])').last();
        if (phone) await sleeper.tap();
        else await sleeper.hover();
        await page
          .locator(phone ? '.sheet .details' : '.whisper .reason')
          .first()
          .waitFor();
        expect(await unreadable(page)).toEqual([]);
        if (!phone) await checkAxe(page);
      }),
  );
}
