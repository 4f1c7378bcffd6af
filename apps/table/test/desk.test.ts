import { expect } from 'vitest';
import { unreadable } from './boxes.ts';
import { browserTest, visit } from './browser.ts';
import { checkAxe, testStates } from './states.ts';

testStates([
  { lang: 'ja', theme: 'light', axe: true },
  { lang: 'en', theme: 'dark', axe: false },
]);

for (const width of [820, 1920]) {
  browserTest(`the table can be read ${width} pixels wide`, () =>
    visit({ query: 'fake=chain3', width, height: 1080, theme: 'dark' }, async (page) => {
      expect(await unreadable(page)).toEqual([]);
      await checkAxe(page);
    }),
  );
}

browserTest('the measure of readable text sees a cut, an overlap and a spill', () =>
  visit({ query: 'fake=chain3' }, async (page) => {
    await page.addStyleTag({
      content:
        '.link-name { height: 6px; overflow: hidden } .plaque-name { translate: 0 20px } .phase { width: 20px; padding: 0 }',
    });
    const kinds = (await unreadable(page)).map((fault) => fault.split(':')[0]);
    for (const kind of ['cut', 'overlap', 'spills']) expect(kinds).toContain(kind);
  }),
);
