import { expect, type Page } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { legalLabels } from '#content/legal-labels.ts';
import { changesPath, routes } from '#src/routes.ts';
import { openScripted, untilIdle } from '#tests/support/browser/site-script.ts';
import { archivePages, firstTerms, hasArchive } from '#tests/support/browser/legal-source.ts';
import { test } from '#tests/support/browser/test.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: legalLabels.contents });
const clause = (page: Page, number: string) =>
  page.locator(`main a[title="${legalLabels.linkTo} ${number}"]`);
/** Numbers of the sections that the list of contents marks as current. */
const current = (page: Page) => contents(page).locator('[aria-current=location] > span');

/** A clause within the document, at a part of its length from 0 to 1. */
async function numberAt(page: Page, part: number): Promise<string> {
  const labelsShown = await page
    .locator(`main a[title^="${legalLabels.linkTo} "]`)
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.title));
  const clauses = labelsShown.flatMap((label) => /\d+\.\d+$/.exec(label)?.[0] ?? []);
  return clauses[Math.floor(clauses.length * part)] ?? '';
}

async function expectFollowing(page: Page): Promise<void> {
  for (const number of [await numberAt(page, 0.7), await numberAt(page, 0.3)]) {
    const [part = ''] = number.split('.');
    await clause(page, number).evaluate((link) => {
      scrollTo({ top: link.getBoundingClientRect().top + scrollY - 150, behavior: 'instant' });
    });
    await expect(current(page)).toHaveText([part, number]);
    await expect(current(page).last()).toBeInViewport();
  }
}

test('the list of contents follows the reading, and after a link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(routes.terms);
  await expectFollowing(page);
  if (!hasArchive) return;
  await page.getByRole('link', { name: legalLabels.history }).click();
  await expect(page).toHaveURL(changesPath('terms'));
  await page.getByRole('link', { name: `Read version ${firstTerms.version}` }).click();
  await expect(page).toHaveURL(firstTerms.address);
  await expectFollowing(page);
});

test('the number of a clause copies its address, which leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScripted(page, routes.terms);
  const number = clause(page, await numberAt(page, 0.3));
  const noted = number.evaluate(
    (link) =>
      new Promise((resolve) => {
        new MutationObserver(() => resolve(true)).observe(link, { attributeFilter: ['data-copied-now'] });
      }),
  );
  await number.click();
  await noted;
  await expect(page.getByRole('status').filter({ hasText: labels.reading.copied })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await number.evaluate((link: HTMLAnchorElement) => link.href));
  await page.goto('about:blank');
  await page.goto(copied);
  await expect(number).toBeInViewport();
  const top = (await number.boundingBox())?.y ?? 0;
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  expect(top).toBeGreaterThanOrEqual(header);
});

test('a defined term shows its definition in the text @arabic @firefox', async ({ page }) => {
  await openScripted(page, routes.terms);
  const term = page.locator('main a[data-term]').first();
  const definition = page.locator((await term.getAttribute('href')) ?? '');
  const meaning = (await definition.locator('dfn + div').innerText()).trim();
  const card = page.locator('[popover]').filter({ hasText: labels.reading.toDefinition });
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await expect(card).toContainText(meaning);
  await expect(page.getByRole('status').filter({ hasText: meaning })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term).toBeFocused();
  await term.click();
  await card.getByRole('link', { name: labels.reading.toDefinition }).click();
  await expect(card).toBeHidden();
  await expect(definition).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('contents, clauses and terms are links to their places @arabic', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(routes.terms);
    const number = await numberAt(page, 0.3);
    await contents(page)
      .getByRole('link', { name: new RegExp(`^${number} `) })
      .click();
    await expect(clause(page, number)).toBeInViewport();
    const term = page.locator('main a[data-term]').first();
    const definition = (await term.getAttribute('href')) ?? '';
    await term.click();
    await expect(page).toHaveURL(`${routes.terms}${definition}`);
    await expect(page.locator(definition)).toBeInViewport();
    await expect(page.getByText(legalLabels.notBinding, { exact: true })).toBeVisible();
    await expect(page.locator('main header')).toContainText(/Applies from \d+ \w+ \d{4}.*Version \d+\.\d+/s);
    await page.locator('main summary', { hasText: '…' }).click();
    await expect(page.locator('main code').filter({ hasText: /^[\da-f]{64}$/ })).toBeVisible();
  });
});

test('the list of contents is collapsed on a phone, and the first clause is near the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.terms);
  const top = await page
    .locator('main h2')
    .first()
    .evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeLessThan(1.5 * 844);
  const entry = contents(page).getByRole('link').first();
  await expect(entry).toBeHidden();
  await contents(page).locator('summary').click();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page.locator('main h2').first()).toBeInViewport();
});

test('the rows of a table are cards on a phone, and still rows to assistive technology', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.cookies);
  for (const region of await page.getByRole('main').locator('[role=region]').all())
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const table = page.getByRole('table').first();
  const columns = await table.getByRole('columnheader').allInnerTexts();
  const row = table.getByRole('row').nth(1);
  const names = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(names).toEqual(columns.map((column) => `"${column}" / ""`));
});

/** The scripts that a page requests, updated as they come: some wait until the browser is idle. */
async function scriptsOf(page: Page, path: string): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await openScripted(page, path);
  await untilIdle(page);
  return scripts;
}

test('a legal page loads no more script than the frame', async ({ context }) => {
  // The error page has nothing but the frame.
  const frame = await scriptsOf(await context.newPage(), '/no-such-page');
  expect(frame.size).toBeGreaterThan(0);
  for (const path of [routes.terms, firstTerms.address, ...archivePages]) {
    const scripts = await scriptsOf(await context.newPage(), path);
    await expect.poll(() => [...scripts].filter((script) => !frame.has(script)), path).toEqual([]);
  }
});
