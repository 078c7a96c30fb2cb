import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { menus } from '#words/screen-menus.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import { href, routes } from '#src/routes.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';
import { watchPaths } from '#tests/support/browser/visit.ts';

const labelOf = (section: string) => menus.product.entries.find(({ id }) => id === section)?.label ?? '';
const board = (page: Page) => page.getByRole('group', { name: pipeline.description, exact: true });
const roles = (page: Page) => page.getByRole('tablist', { name: home.segments.tabsLabel });
const [, ...others] = home.segments.items;

/** The centrepiece of the role that is chosen. */
const centrepiece = (page: Page) =>
  page.locator('#segments [role=tabpanel][data-active=true] [data-nosnippet]');

test.use({ viewport: { width: 1440, height: 1000 } });

test('the board can be used, and belongs to one firm: its menu leads to other screens', async ({ page }) => {
  await page.goto(routes.home);
  const card = board(page).locator('details').first();
  await card.locator('summary').click();
  await expect(card).toHaveJSProperty('open', true);
  const table = board(page).getByRole('radio', { name: pipeline.views.others[0]?.name ?? '', exact: true });
  await table.check({ force: true });
  await expect(table).toBeChecked();
  await board(page)
    .getByRole('link', { name: labelOf('fundraising'), exact: true })
    .click();
  await expect(page).toHaveURL(href({ route: 'product', hash: 'fundraising' }));
});

test('each role shows the centrepiece of its page, from one file that the first press brings', async ({
  page,
}) => {
  const problems = await watchProblems(page);
  const fetched = watchPaths(page, /\/assets\/parts-/);
  await page.goto(`${routes.home}#segments`);
  await expect(centrepiece(page)).toBeVisible();
  expect(fetched).toEqual([]);
  const shown = new Set<string | null>();
  for (const { title } of others) {
    await roles(page).getByRole('tab', { name: title, exact: true }).click();
    await expect(centrepiece(page)).toBeVisible();
    shown.add(await centrepiece(page).getAttribute('aria-label'));
  }
  expect(shown.size).toBe(others.length);
  expect(fetched).toHaveLength(1);
  const [first, second] = await centrepiece(page).getByRole('radio').all();
  await second?.check({ force: true });
  await expect(first ?? centrepiece(page)).not.toBeChecked();
  expect(problems).toEqual([]);
});

test('a role opens from a press before any script has come (F-E22) @firefox', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  await roles(page).getByRole('tab').last().click();
  release();
  await expect(centrepiece(page)).toBeVisible();
});

test('a role has its text and link without the file, and asks again on the next press (F-E23)', async ({
  page,
}) => {
  await page.route('**/assets/parts-*', (route) => route.abort());
  await page.goto(routes.home);
  const [second, third] = others;
  await roles(page)
    .getByRole('tab', { name: second?.title ?? '', exact: true })
    .click();
  await expect(page.getByText(second?.description ?? '')).toBeVisible();
  await expect(centrepiece(page)).toHaveCount(0);
  await page.unroute('**/assets/parts-*');
  await roles(page)
    .getByRole('tab', { name: third?.title ?? '', exact: true })
    .click();
  await expect(centrepiece(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each entry of the menu is a link, and each role has its text', async ({ page }) => {
    await page.goto(routes.home);
    for (const { description } of home.segments.items)
      await expect(page.getByText(description)).toBeVisible();
    await expect(page.locator('[data-place]:visible')).toHaveCount(0);
    await board(page)
      .getByRole('link', { name: labelOf('fundraising'), exact: true })
      .click();
    await expect(page).toHaveURL(href({ route: 'product', hash: 'fundraising' }));
  });
});
