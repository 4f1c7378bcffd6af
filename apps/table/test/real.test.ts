import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CardView } from '../src/protocol.ts';
import { unreadable } from './boxes.ts';
import { browserTest, heard, scene, thorough, visit } from './browser.ts';
import { play } from './play.ts';

// The same page with the real engine: decks of the time against the greedy bot.

/** What is there of a card that the seat does not know. */
const blank = new Set(['id', 'owner', 'controller', 'zone', 'covered', 'turned', 'states', 'attachedTo', 'known']);

async function expectNoLeak(page: Page): Promise<void> {
  const messages = await heard(page);
  for (const message of messages) {
    if (message.type !== 'scene') continue;
    const { cards, look, asks, menu } = message.scene;
    const asked = new Set([...menu.flatMap(({ card }) => card ?? []), ...(asks?.picked ?? []), asks?.about]);
    for (const card of cards) {
      const { known, id, zone }: CardView = card;
      if (!known) expect(Object.keys(card).filter((key) => !blank.has(key))).toEqual([]);
      if (known && zone === 'deck') expect(asked, `card ${id}`).toContain(id);
    }
    for (const { id, cards: listed } of message.scene.seats[look === 'A' ? 'B' : 'A'].zones)
      if (id === 'deck' || id === 'fusion') expect(listed).toBeUndefined();
  }
}

const duels = [
  { by: 'keys', lang: 'ja', seed: 7 },
  { by: 'keys', lang: 'en', seed: 3 },
  { by: 'touch', lang: 'ja', seed: 5 },
  { by: 'touch', lang: 'en', seed: 11 },
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
        await expectNoLeak(page);
      }),
    240,
  );
}
