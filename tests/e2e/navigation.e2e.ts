import { expect } from '@playwright/test';

import { site } from '#content/site.ts';
import { pricing } from '#words/pages/pricing.ts';
import { routes } from '#src/routes.ts';
import { untilIdle, openScripted } from '#tests/support/browser/site-script.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { scrolledPx } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { goBack, menuLabel } from '#tests/support/browser/visit.ts';

test('a link shows the next page from its top, and Back the page where it was left (R2.8) @firefox', async ({
  page,
}) => {
  const problems = await watchProblems(page);
  await openScripted(page, routes.home);
  const link = page.locator(`#segments a[href="${routes['family-office']}"]`);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const left = await scrolledPx(page);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(routes['family-office']);
  expect(await scrolledPx(page)).toBe(0);
  await goBack(page);
  await expect.poll(() => scrolledPx(page)).toBeCloseTo(left, -1);
  expect(problems).toEqual([]);
});

test('a press on a page that has just opened is answered', async ({ page }) => {
  // A view transition covers the page while it runs.
  await page.addInitScript(() => {
    addEventListener('pagereveal', () => {
      const { dataset } = document.documentElement;
      const look = () => {
        const link = document.querySelector('header a')?.getBoundingClientRect();
        if (link && !document.elementFromPoint(link.left + 9, link.top + 9)?.closest('header'))
          dataset['covered'] = '';
      };
      for (let at = 0; at < 300; at += 20) setTimeout(look, at);
      setTimeout(() => (dataset['looked'] = ''), 300);
    });
  });
  await page.goto(routes.about);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: menuLabel('faq') })
    .click();
  await expect(page).toHaveURL(routes.faq);
  await expect(page.locator('html')).toHaveAttribute('data-looked');
  await expect(page.locator('html')).not.toHaveAttribute('data-covered');
});

test('a link pointed at is fetched before the click, and the platform’s own pages are not', async ({
  page,
}) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch'))
      prefetched.push(new URL(request.url()).pathname);
  });
  await page.goto(routes.home);
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Login' }).hover();
  await untilIdle(page);
  await bar.getByRole('link', { name: menuLabel('pricing'), exact: true }).hover();
  await expect.poll(() => prefetched).toEqual([routes.pricing]);
  await bar.getByRole('link', { name: menuLabel('pricing'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.hero.title);
});

for (const width of [390, 1440])
  for (const partner of ['', 'acme'])
    test(`tabs through the sticky bar ${partner && `of ${partner} `}leave the page where it is, at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openScripted(page, partner ? atPartner(baseURL, partner, routes.terms) : routes.terms);
      await page.evaluate(() => scrollTo(0, 3000));
      const bar = page.getByRole('banner');
      await bar
        .getByRole('link')
        .first()
        .evaluate((link) => link.focus({ preventScroll: true }));
      const before = await scrolledPx(page);
      const stops = await bar.locator('a, button, summary').filter({ visible: true }).count();
      for (let press = 1; press < stops; press += 1) {
        await page.keyboard.press('Tab');
        await expect(bar.locator(':focus')).toHaveCount(1);
        expect(await scrolledPx(page)).toBe(before);
      }
    });

test('the year of the copyright is right on 1 January (R2.19, F-B15)', async ({ page }) => {
  const year = new Date().getFullYear() + 1;
  const problems = await watchProblems(page);
  await page.clock.setFixedTime(new Date(year, 0, 1, 0, 0, 30));
  await page.goto(routes.about);
  await expect(page.getByRole('contentinfo').getByText('©')).toContainText(`© ${year} ${site.legalName}`);
  expect(problems).toEqual([]);
});
