import { expect, type Locator, type Page } from '@playwright/test';

/** Resolves when React has taken over the page's frame and its listeners are in place. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect.poll(() => isTakenOver(page.locator('#root header').first())).toBe(true);
  await untilIdle(page);
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Resolves when every island on the page is awake; each wakes when it is scrolled near or touched. */
export async function untilIslandsAwake(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island] > :first-child').all()) {
    await expect.poll(() => isTakenOver(island)).toBe(true);
  }
  await untilIdle(page);
}

/** React marks each element that it has taken over with properties of its own; nothing else tells. */
const isTakenOver = (element: Locator) =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));

/** Effects run in a task after the commit: when the browser is idle, none is left. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));
