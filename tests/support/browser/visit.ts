import { expect, type Locator, type Page } from '@playwright/test';

import { pageMetadata } from '#words/page-metadata.ts';
import { type RouteId, routes } from '#src/routes.ts';

/** Paths that the page requests from now on, of those that match. */
export function watchPaths(page: Page, pattern = /./): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Marks the document, to detect a full load. */
export const markVisit = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameVisit: true }));

/** Expects no full load since the mark. */
export async function expectSameVisit(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
}

/** Goes back in the history. Firefox reports no load of a page that comes from its back/forward cache. */
export async function goBack(page: Page): Promise<void> {
  const address = () => page.evaluate(() => location.href);
  const left = await address();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(async () => expect(await address()).not.toBe(left)).toPass();
}

/** Expects this page. */
export async function expectPage(page: Page, id: RouteId): Promise<void> {
  await expect(page).toHaveURL(routes[id]);
  await expect(page).toHaveTitle(pageMetadata[id].title);
}

/** The label of a page in the menus. */
export const menuLabel = (id: RouteId): string => pageMetadata[id].menu?.label ?? id;

/** The link of the footer to a page. */
export const footerLink = (page: Page, id: RouteId): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: menuLabel(id), exact: true });
