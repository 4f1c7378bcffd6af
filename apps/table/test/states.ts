import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { unreadable } from './boxes.ts';
import { browserTest, thorough, type Visit, visit } from './browser.ts';

// Every state of the page: readable in both languages, and clean for axe.

interface State {
  name: string;
  query: string;
  reach?: (page: Page, phone: boolean) => Promise<void>;
}

const tool = (page: Page, name: 'menu') => page.locator('.header-acts > .tool').nth(name === 'menu' ? -1 : 0);
const refused = (page: Page) => page.locator('.hand-mine .card-spot:not([data-state])').first();

const states: State[] = [
  { name: 'the first page', query: 'fake' },
  {
    name: 'the first page with a deck of one’s own',
    query: 'fake',
    reach: (page) => page.locator('.deck-field').first().locator('input[type="radio"]').nth(1).check({ force: true }),
  },
  { name: 'opening', query: 'fake=opening' },
  { name: 'a chain of three', query: 'fake=chain3' },
  { name: 'damage step', query: 'fake=damage' },
  { name: 'choosing cards', query: 'fake=pick' },
  { name: 'choosing one', query: 'fake=option' },
  { name: 'yes or no', query: 'fake=yesno' },
  { name: 'putting in order', query: 'fake=order' },
  { name: 'choosing a number', query: 'fake=number' },
  { name: 'choosing a place', query: 'fake=place' },
  {
    name: 'a refusal open',
    query: 'fake=opening',
    reach: async (page, phone) => {
      if (phone) await refused(page).tap();
      else await refused(page).hover();
      await page.locator('.reason').first().waitFor();
    },
  },
  {
    name: 'the acts of a card open',
    query: 'fake=opening',
    reach: async (page) => {
      await page.locator('.hand-mine [data-state="usable"]').nth(1).click();
      await page.locator('.act').first().waitFor();
    },
  },
  {
    name: 'a phase that cannot be entered',
    query: 'fake=opening',
    reach: async (page) => {
      await page.locator('button.phase[aria-disabled]').first().click({ force: true });
      await page.locator('.whisper .reason').first().waitFor();
    },
  },
  {
    name: 'a list of all acts',
    query: 'fake=opening',
    reach: async (page) => {
      await page.locator('.all-acts').click();
      await page.locator('.popover .act').first().waitFor();
    },
  },
  {
    name: 'a pile open',
    query: 'fake=battle',
    reach: async (page) => {
      await page.locator('.side-mine .zone-graveyard button').click();
      await page.locator('.pile-grid .card-spot').first().waitFor();
    },
  },
  {
    name: 'the menu',
    query: 'fake=opening',
    reach: async (page) => {
      await tool(page, 'menu').click();
      await page.locator('.options').waitFor();
    },
  },
  {
    name: 'a new duel over an open one',
    query: 'fake=opening',
    reach: async (page) => {
      await tool(page, 'menu').click();
      await page.locator('.options-acts button').first().click();
      await page.locator('.overlay .setup').waitFor();
    },
  },
  {
    name: 'the whole chart',
    query: 'fake=battle',
    reach: async (page, phone) => {
      if (phone) await page.locator('.panels button').nth(3).click();
      await page.locator('.chart-tools .button').last().click();
      await page.locator('.overlay .state').first().waitFor();
    },
  },
  {
    name: 'a state of the chart chosen',
    query: 'fake=battle',
    reach: async (page, phone) => {
      if (phone) await page.locator('.panels button').nth(3).click();
      await page.locator('.state[data-active]').last().click();
      await page.locator('.chart-rule h3').waitFor();
    },
  },
  {
    name: 'the log',
    query: 'fake=battle',
    reach: async (page, phone) => {
      if (phone) await page.locator('.panels button').nth(2).click();
    },
  },
  {
    name: 'the chain',
    query: 'fake=chain3',
    reach: async (page, phone) => {
      if (phone) await page.locator('.panels button').nth(1).click();
    },
  },
  {
    name: 'game over',
    query: 'fake=never',
    reach: (page) => page.locator('.game-over').waitFor(),
  },
];

export async function checkAxe(page: Page): Promise<void> {
  // What is still being laid out would move under the eyes of axe.
  await page.waitForFunction(() => {
    const chart = document.querySelector('.aside-chart');
    return !chart?.checkVisibility() || chart.querySelector('.state') !== null;
  });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`)}`,
  );
  expect(told).toEqual([]);
}

/** Text is measured in each language; axe sees one of them, and so each appearance once. */
export function testStates(looks: (Visit & { axe: boolean })[]): void {
  for (const { name, query, reach } of states) {
    // Both languages are read: one on the desk and one on the telephone always, the other way round in the long run.
    for (const { axe, ...look } of looks.filter(({ axe }) => axe || thorough)) {
      const where = `${look.lang}, ${look.phone ? 'telephone' : 'desk'}`;
      browserTest(`${name} (${where}) can be read${axe ? ' and is clean for axe' : ''}`, () =>
        visit({ ...look, query }, async (page) => {
          await reach?.(page, look.phone === true);
          expect(await unreadable(page)).toEqual([]);
          if (axe) await checkAxe(page);
        }),
      );
    }
  }
}
