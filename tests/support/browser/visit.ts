import { expect, type Page } from '@playwright/test';

/** Leaves a mark that a full load of a page would wipe away. */
export const markVisit = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameVisit: true }));

/** Claims that nothing was loaded afresh since the mark was left. */
export async function expectSameVisit(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
}

/** Claims that the page was loaded by the browser since the mark was left. */
export async function expectFullLoad(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'isSameVisit' in window)).toBe(false);
}
