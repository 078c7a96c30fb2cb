import { expect, type Locator, type Page } from '@playwright/test';

import { pageMetadata } from '#words/page-metadata.ts';
import { type RouteId, routes } from '#src/routes.ts';

/** Leaves a mark that a full load of a page would wipe away. */
export const markVisit = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameVisit: true }));

/** Claims that nothing was loaded afresh since the mark was left. */
export async function expectSameVisit(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
}

/** Claims that the page was loaded by the browser since the mark was left. */
export async function expectFullLoad(page: Page): Promise<void> {
  // Not by `evaluate`, which a load ends.
  await page.waitForFunction(() => !('isSameVisit' in window));
}

/**
 * Claims that client navigation has brought this page. Its title comes last: what is pressed between the new
 * address and that may go away under the pointer before it is let go.
 */
export async function expectPage(page: Page, id: RouteId): Promise<void> {
  await expect(page).toHaveURL(routes[id]);
  await expect(page).toHaveTitle(pageMetadata[id].title);
}

/** The label of a page in the menus. */
export const menuLabel = (id: RouteId): string => pageMetadata[id].menu?.label ?? id;

/** The link of the footer to a page. */
export const footerLink = (page: Page, id: RouteId): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: menuLabel(id), exact: true });
