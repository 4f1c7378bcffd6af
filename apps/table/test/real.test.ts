import { expect } from 'vitest';
import { unreadable } from './boxes.ts';
import { browserTest, heard, scene, thorough, visit } from './browser.ts';
import { play } from './play.ts';
import { expectNoLeak } from './secrets.ts';

// The same page with the real engine: decks of the time against the greedy bot.

const duels = [
  { by: 'keys', lang: 'ja', seed: 3 },
  { by: 'keys', lang: 'en', seed: 3 },
  { by: 'touch', lang: 'ja', seed: 5 },
  { by: 'touch', lang: 'en', seed: 11 },
  { by: 'keys', lang: 'ja', seed: 7 },
] as const;

for (const { by, lang, seed } of thorough ? duels : duels.slice(0, 3)) {
  const how = by === 'keys' ? 'keyboard alone' : 'touch on a telephone';
  browserTest(
    `a whole duel with the real rules by ${how} (${lang}): readable all along, heard once, nothing leaked`,
    () =>
      visit({ lang, phone: by === 'touch', hash: `seed=${seed}&first=you&opponent=greedy&go` }, async (page) => {
        await page.locator('.felt').waitFor();
        const faults = new Set<string>();
        let positions = 0;
        await play(page, by, async () => {
          positions += 1;
          if (positions % 10 === 1) for (const fault of await unreadable(page)) faults.add(fault);
        });
        expect([...faults]).toEqual([]);
        expect((await scene(page)).result).not.toBeNull();
        await page.getByRole('dialog').waitFor();

        const entries = (await heard(page)).flatMap((message) => (message.type === 'log' ? message.entries : []));
        const events = entries.filter((entry) => entry.public).map(({ text }) => text[lang]);
        expect(await page.locator('[role="log"] [data-public]').allTextContents()).toEqual(events);
        expectNoLeak(await heard(page));
      }),
    240,
  );
}
