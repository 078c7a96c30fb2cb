import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { routes } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/partner.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { test } from '#tests/support/browser/test.ts';
import { platformToday } from '#words/pages/about.ts';

const { heading, previous, next } = home.featuredIn;
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('each of 200 publications can be reached, and nothing moves when they come @arabic (F-A23)', async ({
  page,
  request,
  baseURL,
}) => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    image: `https://a.example/${index}`,
    link: `https://a.example/story-${index}`,
  }));
  const body = JSON.stringify(items);
  const publications = section(page, heading);
  const strip = publications.getByRole('group', { name: home.featuredIn.label });
  await setApiFault(request, { endpoint: 'featuredIn', mode: 'answer', body });
  await page.route('https://a.example/**', (route) => route.abort());
  await watchLayoutShifts(page);
  await openScripted(page, atFaultyHost(baseURL, routes.home));
  await publications.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '200');
  expect(await layoutShifts(page)).toEqual([]);
  await expect(publications.getByRole('button', { name: previous })).toBeHidden();
  await strip.press('End');
  await expect(strip.locator('a[href$="/story-199"]')).toBeInViewport();
  await expect(publications.getByRole('button', { name: next })).toBeHidden();
  await expect(publications.getByRole('button', { name: previous })).toBeVisible();
});

const [countries, firms, deals, capitalRaised] = platformToday.figures.map(({ label }) => label);

/** The figures in view, each a label and a value. */
const figures = (page: Page) =>
  section(page, platformToday.heading)
    .locator('dl > div')
    .locator('visible=true')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
    );

test('the about page shows the statistics without a layout shift @arabic', async ({ page }) => {
  await watchLayoutShifts(page);
  await openScripted(page, routes.about);
  await section(page, platformToday.heading).scrollIntoViewIfNeeded();
  await expect
    .poll(() => figures(page))
    .toEqual([
      [countries, '154'],
      [firms, '337'],
      [deals, '2,618'],
      [capitalRaised, expect.stringContaining('26.4')],
    ]);
  // In Arabic the last figure has words, whose font may move them by a pixel.
  expect((await layoutShifts(page)).filter(({ value }) => value > 0.001)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the statistics are not there', async ({ page }) => {
    await page.goto(routes.about);
    await expect(page.getByText(platformToday.heading)).toBeHidden();
  });
});
