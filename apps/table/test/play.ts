import type { Page } from 'playwright-core';
import type { QuestionKind, Scene } from '../src/protocol.ts';
import { decisions, scene, settled } from './browser.ts';

const focusedIn = (page: Page, selector: string) =>
  page.evaluate((s) => document.activeElement?.closest(s) != null, selector);

/** Presses a key until what has the focus lies in the place that is wanted. */
async function goTo(page: Page, key: string, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed++) {
    if (await focusedIn(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${selector}`);
}

/** Answers the open question by keys alone, with the first or the last of what is listed. */
async function answerByKeys(page: Page, { asks, menu }: Scene, which: 'first' | 'last'): Promise<void> {
  // Escape closes what is open, and then goes to the question.
  for (let pressed = 0; pressed === 0 || !(await focusedIn(page, '.prompt')); pressed++) {
    if (pressed > 2) throw new Error('Escape does not lead to the question');
    await page.keyboard.press('Escape');
  }
  const strip = (await page.locator('.candidate-row').count()) > 0;
  const done = menu.some(({ act }) => act === 'done');
  if ((asks?.kind === 'pick' || asks?.kind === 'order') && strip && !done) {
    await goTo(page, 'Tab', '.candidate-row [data-spot]');
    for (let moved = 0; !(await focusedIn(page, '[data-state="candidate"]')); moved++) {
      if (moved > 40) throw new Error('No candidate can be reached');
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  } else if ((await page.locator('.all-acts').count()) > 0) {
    await goTo(page, 'Tab', '.all-acts');
    await page.keyboard.press('Enter');
    await page.locator('.popover .act:focus').waitFor();
    if (which === 'last') await goTo(page, 'Tab', '.act-list > li:last-child');
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('1');
  }
  // An act that wants a place leads there.
  if (await focusedIn(page, '.place-here')) await page.keyboard.press('Enter');
}

/** Answers the open question by touch: a card that can be used first, otherwise a button. */
async function answerByTouch(page: Page, { asks, menu }: Scene): Promise<void> {
  const direct = page.locator(
    '.felt .card-spot[data-state="candidate"]:not([data-copy]), .candidate-row [data-state="candidate"], .place-here',
  );
  const usable = page.locator('.place .card-spot[data-state="usable"], .hand-mine .card-spot[data-state="usable"]');
  if (asks?.kind !== 'act' && !menu.some(({ act }) => act === 'done') && (await direct.count()) > 0) {
    await direct.first().scrollIntoViewIfNeeded();
    await direct.first().tap();
  } else if (asks?.kind === 'act' && (await usable.count()) > 0) {
    await usable.first().tap();
    await page.locator('.sheet .act').first().tap();
  } else {
    await page.locator('.prompt .answer:not([aria-disabled])').first().tap();
  }
}

export interface Played {
  kinds: Set<QuestionKind>;
  answers: number;
}

/** Plays until the duel is over. `look` sees every position. */
export async function play(
  page: Page,
  by: 'keys' | 'touch',
  look?: (page: Page) => Promise<void>,
  which: 'first' | 'last' = 'first',
): Promise<Played> {
  const kinds = new Set<QuestionKind>();
  const answer = by === 'keys' ? answerByKeys : answerByTouch;
  for (let answers = 0; answers < 300; answers++) {
    const now = await scene(page);
    if (now.result) return { kinds, answers };
    if (now.asks) kinds.add(now.asks.kind);
    await look?.(page);
    const before = await decisions(page);
    await answer(page, now, which);
    await settled(page, before + 1);
  }
  throw new Error('The duel does not end');
}
