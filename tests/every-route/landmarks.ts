import { expect, type Page } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import { type RouteId, routeIds, routes, rowOf } from '#src/routes.ts';
import { headerEntries } from '#src/sections/menus/menus.ts';

type Part = { readonly role: string; readonly name: string };

const LANDMARKS = /^(?:banner|main|contentinfo|navigation|region|search|form|complementary|dialog)$/;
const CONTROLS =
  /^(?:link|button|textbox|searchbox|combobox|checkbox|radio|slider|spinbutton|tablist|tab|tabpanel|img|heading)$/;
/** Which need no name, because there is only one. */
const SOLE = new Set(['banner', 'main', 'contentinfo', 'search']);

/** Claims that a page has one main part, one title, and names for all landmarks and controls. */
export async function expectLandmarks(page: Page, id: RouteId): Promise<void> {
  const parts = await partsOf(page);
  for (const role of ['banner', 'main', 'contentinfo']) {
    expect(parts.filter((part) => part.role === role).length, role).toBe(1);
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(namelessOf(parts)).toEqual([]);
  expect(repeatedOf(parts)).toEqual([]);
  await expectMenus(page, id);
}

/** Every landmark of the page, in order. */
async function partsOf(page: Page): Promise<readonly Part[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.split('\n').flatMap((line) => {
    const [, role = '', name = ''] = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    return role ? [{ role, name }] : [];
  });
}

const namelessOf = (parts: readonly Part[]) =>
  parts.filter(
    ({ role, name }) => !name.trim() && !SOLE.has(role) && (LANDMARKS.test(role) || CONTROLS.test(role)),
  );

/** Two landmarks with one role and one name cannot be distinguished. */
function repeatedOf(parts: readonly Part[]): readonly string[] {
  const names = parts.filter(({ role }) => LANDMARKS.test(role)).map(({ role, name }) => `${role} ${name}`);
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Expects that menus link to the pages of the registry and mark the current one. */
async function expectMenus(page: Page, id: RouteId): Promise<void> {
  const header = page.getByRole('navigation', { name: labels.mainNavigation });
  for (const { label } of headerEntries) await expect(header.getByText(label, { exact: true })).toBeVisible();
  const footer = page.getByRole('navigation', { name: labels.footerNavigation });
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const expected = routeIds.filter((route) => rowOf(route).footer).map((route) => routes[route]);
  expect(hrefs).toEqual(expect.arrayContaining(expected));
  const label = pageMetadata[id].menu?.label;
  if (rowOf(id).footer && label)
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveCount(1);
}
