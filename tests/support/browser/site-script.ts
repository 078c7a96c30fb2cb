import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the pointer over a control that needs the site's script: an untouched page loads none. */
export const touch = (page: Page) =>
  page.locator('summary, [commandfor=message-dialog]').first().dispatchEvent('pointerover');

/** Touches the page, and resolves when the site's script runs. */
export async function untilScripted(page: Page): Promise<void> {
  await touch(page);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  await untilIdle(page);
}

/** Opens a page and waits until the site's script runs. */
export async function openScripted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilScripted(page);
}

/** Touches every island, and resolves when all are hydrated. */
export async function untilIslandsAwake(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island] > :first-child').all()) await untilAwake(island);
}

/** Resolves when the site's script runs and, for an element of an island, this is touched and hydrated. */
export async function untilAwake(element: Locator): Promise<void> {
  await untilScripted(element.page());
  const island = element.locator('xpath=ancestor-or-self::*[@data-island][1]');
  if ((await island.count()) === 0) return;
  await element.dispatchEvent('pointerover');
  await expect(island).toHaveAttribute('data-awake', 'true');
  await untilIdle(element.page());
}

/** Resolves when the browser has nothing left to do, the effects of a render included. */
export const untilIdle = (page: Page) =>
  // A page that was photographed and draws nothing since may never be called back without a time limit.
  page.evaluate(
    () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: 1000 })),
  );
