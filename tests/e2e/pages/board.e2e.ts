import { expect, type Page } from '@playwright/test';

import { menus } from '#words/screen-menus.ts';
import { fundraising } from '#words/screens/fundraising.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import { href, routes } from '#src/routes.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

const labelOf = (section: string) => menus.product.entries.find(({ id }) => id === section)?.label ?? '';
const chapterOf = (hash: string) => href({ route: 'product', hash });
const board = (page: Page) => page.getByRole('group', { name: pipeline.description, exact: true });
const opened = (page: Page) => page.getByRole('group', { name: fundraising.description, exact: true });
const shown = (page: Page) => page.locator('[data-file] [data-section]').filter({ visible: true });
const entry = (page: Page, section: string) =>
  shown(page).getByRole('link', { name: labelOf(section), exact: true });

/** Requests of the fragment. */
function watchFragments(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/screens-')) requested.push(request.url());
  });
  return requested;
}

test.use({ viewport: { width: 1440, height: 1000 } });

test('the menu of the board opens the other screens in its place, and brings it back as it was left @arabic', async ({
  page,
}) => {
  const problems = await watchProblems(page);
  const fetched = watchFragments(page);
  await page.goto(routes.home);
  const card = board(page).locator('details').first();
  await card.locator('summary').click();
  const table = board(page).getByRole('radio', { name: pipeline.views.others[0]?.name ?? '', exact: true });
  await table.check({ force: true });
  expect(fetched).toEqual([]);
  const place = await board(page).boundingBox();
  const heightPx = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightPx();
  for (const { id, label } of menus.product.entries.filter((one) => !('route' in one)).toReversed()) {
    await entry(page, id).focus();
    await page.keyboard.press('Enter');
    const current = shown(page).locator('[aria-current=true]');
    await expect(current).toHaveText(label);
    await expect(current).toBeFocused();
    await expect(shown(page)).toHaveCount(1);
    expect(await shown(page).boundingBox()).toEqual(place);
    expect(await heightPx()).toBe(before);
    if (id === fundraising.section) await expect(opened(page)).toBeVisible();
  }
  await expect(board(page)).toBeVisible();
  await expect(table).toBeChecked();
  await expect(card).toHaveJSProperty('open', true);
  expect(fetched).toHaveLength(1);
  await expect(page).toHaveURL(routes.home);
  expect(problems).toEqual([]);
});

test('an entry of the menu is a link to another tab, and to a page without a screen', async ({
  page,
  context,
}) => {
  const fetched = watchFragments(page);
  await page.goto(routes.home);
  const newTab = context.waitForEvent('page');
  await entry(page, 'fundraising').click({ modifiers: ['ControlOrMeta'] });
  await expect(await newTab).toHaveURL(chapterOf('fundraising'));
  await expect(board(page)).toBeVisible();
  await entry(page, 'advisers').click();
  await expect(page).toHaveURL(routes.consultants);
  expect(fetched).toEqual([]);
});

test('a screen opens from a press before any script has come (F-E22)', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  await entry(page, 'fundraising').click();
  release();
  await expect(opened(page)).toBeVisible();
  await expect(page).toHaveURL(routes.home);
});

for (const files of ['**/assets/screens-*', '**/open-screen-*.js', '**/*.js']) {
  test(`an entry of the menu is followed as a link without ${files} (F-E23)`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(routes.home);
    await entry(page, 'fundraising').click();
    await expect(page).toHaveURL(chapterOf('fundraising'));
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each entry of the menu is a link @arabic', async ({ page }) => {
    await page.goto(routes.home);
    await entry(page, 'fundraising').click();
    await expect(page).toHaveURL(chapterOf('fundraising'));
  });
});
