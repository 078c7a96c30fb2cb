import { expect, type Page, type Request } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { expectHomeStays } from '#tests/support/browser/broken-files.ts';
import { expectNothingInjected, injectInto } from '#tests/support/browser/injected-code.ts';
import { openScripted, untilIslandsAwake } from '#tests/support/browser/site-script.ts';
import { openStates } from '#tests/support/browser/states.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from './visitor.ts';

type Visit = { readonly path: string; readonly open: (page: Page) => Promise<void> };

/** Scrolls to the end: islands request their data when they come near. */
const readAll = (path: string): Visit => ({
  path,
  open: async (page) => {
    await scrollThrough(page);
    await untilIslandsAwake(page);
  },
});

/** Asserts that a sequence of visits logs nothing. */
async function expectSilent(page: Page, visits: readonly Visit[]): Promise<void> {
  const problems = await watchProblems(page);
  const underway = new Set<Request>();
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  for (const { path, open } of visits) {
    await openScripted(page, path);
    await open(page);
    // Leaving a page aborts its requests, which would be logged.
    await expect.poll(() => hasAllItAsksFor(page)).toBe(true);
    await expect.poll(() => underway.size).toBe(0);
  }
  expect(problems).toEqual([]);
}

/** Consent comes last; partners' hosts have none. */
const hasAllItAsksFor = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.dataset['mode'] === 'partner' ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/entry-services-')),
  );

test('one page of each kind logs nothing (F-E16)', async ({ page }) => {
  const { home, terms, contact, faq, pricing, marketplace } = routes;
  await expectSilent(page, [home, terms, contact, faq, pricing, marketplace, '/no-such-page'].map(readAll));
});

test('hosts of partners, known and unknown, log nothing', async ({ page, baseURL }) => {
  const hosts = ['acme', 'empty', 'nobody'].map((partner) => atPartner(baseURL, partner));
  await expectSilent(page, hosts.map(readAll));
});

const states = [
  'the platform menu',
  'the video dialog',
  'the other product with its slides',
  'the popup on private browsing',
  'the last step',
  'every open question',
] as const satisfies readonly (keyof typeof openStates)[];

test('open states log nothing', async ({ page }) => {
  await expectSilent(
    page,
    states.map((state) => openStates[state]),
  );
});

test('injected code and style are refused', async ({ page }) => {
  await injectInto(page, routes.about);
  await openScripted(page, routes.about);
  await expectNothingInjected(page);
});

test('a module script before the map of hashes is reported, and the page works', async ({ page }) => {
  const problems = await watchProblems(page);
  const other = '<head><script type="module" src="/robots.js"></script>';
  await page.route('**/robots.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route(`**${routes.about}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<head>', other) });
  });
  await openScripted(page, routes.about);
  await expect.poll(() => problems.join()).toContain('Import map ignored');
});

test('scripts that were tampered with do not run, and the page stays (F-E4)', async ({ page }) => {
  await expectHomeStays(page, 'tampered with');
});
