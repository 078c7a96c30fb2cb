import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the pointer over a control: an untouched page does not load React. */
export const touch = (page: Page) => page.locator('#root header a').first().dispatchEvent('pointerover');

/** Touches the page, and resolves when its frame is hydrated and its listeners are in place. */
export async function untilHydrated(page: Page): Promise<void> {
  await touch(page);
  await untilTakenOver(page.locator('#root header').first());
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Touches every island, and resolves when all are hydrated. */
export async function untilIslandsAwake(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island] > :first-child').all()) {
    await island.dispatchEvent('pointerover');
    await untilTakenOver(island);
  }
}

/** Resolves when this element is hydrated. */
export async function untilTakenOver(element: Locator): Promise<void> {
  // React marks hydrated elements with internal properties; there is no other sign.
  const isMarked = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isMarked, { timeout: 15_000, intervals: [50] }).toBe(true);
  await untilIdle(element.page());
}

/** Resolves when the browser has nothing left to do, the effects of a render included. */
export const untilIdle = (page: Page) =>
  // A page that was photographed and draws nothing since may never be called back without a time limit.
  page.evaluate(
    () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: 1000 })),
  );
