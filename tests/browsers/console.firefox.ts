import { expect, type Page, type Request } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { openStates } from '#tests/support/browser/open-states.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from './journey-test.ts';

type Visit = { readonly path: string; readonly open: (page: Page) => Promise<void> };

/** What wakes by coming near asks for its data a moment later: a page is read when that has been asked for. */
const readAll = (path: string): Visit => ({
  path,
  open: async (page) => {
    await scrollThrough(page);
    await untilIslandsAwake(page);
  },
});

/** Claims that visits, one after the other, write nothing into the console. */
async function expectSilent(page: Page, visits: readonly Visit[]): Promise<void> {
  const problems = await watchProblems(page);
  const underway = new Set<Request>();
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  for (const { path, open } of visits) {
    await openHydrated(page, path);
    await open(page);
    // What is still asked for when a page is left fails, and that would be logged.
    await expect.poll(() => hasAllItAsksFor(page)).toBe(true);
    await expect.poll(() => underway.size).toBe(0);
  }
  expect(problems).toEqual([]);
}

/** Consent comes last, when the browser has nothing else to do; on partners' hosts there is none. */
const hasAllItAsksFor = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['mode'] === 'partner' || 'dataLayer' in window);

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

test('nor does what opens', async ({ page }) => {
  await expectSilent(
    page,
    states.map((state) => openStates[state]),
  );
});

test('messages that a page logs are found, warnings too', async ({ page }) => {
  const problems = await watchProblems(page);
  await page.goto(routes.terms);
  await page.evaluate(() => {
    console.warn('warned');
    console.error('failed');
    queueMicrotask(() => {
      throw new Error('thrown');
    });
  });
  await expect.poll(() => problems).toEqual(['warned', 'failed', expect.stringContaining('thrown')]);
});
