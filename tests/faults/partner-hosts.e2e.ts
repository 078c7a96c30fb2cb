import { expect } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { routes } from '#src/routes.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { atPartner, watchCalls } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';
import { watchPaths } from '#tests/support/browser/visit.ts';
import { company } from '#words/company.ts';
import { neutralIcon } from '#content/neutral-icon.ts';
import { neutralTitle } from '#words/neutral-tab.ts';
import { framesOf, recordFrames } from '#tests/support/browser/frames.ts';
import { untilScripted } from '#tests/support/browser/site-script.ts';

const acme = samplePartners['acme']?.config?.legalName ?? '';

test('every page of a partner’s host has its header and footer (F-H4)', async ({ page, baseURL }) => {
  const problems = await watchProblems(page);
  for (const path of [routes.pricing, routes.home, routes.terms, routes.product]) {
    await page.goto(atPartner(baseURL, 'acme', path));
    await expect(page.getByRole('contentinfo')).toContainText(acme);
    await expect(page).toHaveTitle(path === routes.home ? acme : /./);
    expect(await page.title()).not.toContain(site.name);
    await expect(page.locator('link[rel=canonical], meta[property], link[rel=manifest]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.getByText(home.hero.lead)).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('a host outside our domains gets the fallback page, noindex, and makes no request (F-H3)', async ({
  page,
  baseURL,
}) => {
  const calls = watchCalls(page);
  const url = new URL(baseURL ?? '');
  url.hostname = '127.0.0.1';
  await page.goto(url.href);
  await expect(page).toHaveTitle(`${partnerCopy.neutral.title} | ${site.name}`);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByText(home.hero.lead)).toHaveCount(0);
  expect(calls).toEqual([]);
});

for (const path of [routes.home, routes.pricing]) {
  test(`${path} without its head script is a neutral page that works (F-H5)`, async ({ page, baseURL }) => {
    const address = atPartner(baseURL, 'acme', path);
    // The policy refuses a changed script.
    await page.route(address, async (route) => {
      // Node does not know names below localhost.
      const headers = { ...route.request().headers(), host: new URL(address).host };
      const response = await route.fetch({ url: new URL(path, baseURL).href, headers });
      const body = (await response.text()).replace('<script>', '<script>/* changed */');
      await route.fulfill({ response, body });
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('a host that serves the home page at every name shows the landing page of the partner', async ({
  page,
  baseURL,
}) => {
  const address = atPartner(baseURL, 'acme');
  const problems = await watchProblems(page);
  await recordFrames(page);
  await page.route(address, async (route) => {
    const response = await route.fetch({ url: new URL(routes.home, baseURL).href });
    await route.fulfill({ response });
  });
  await page.route(`${address}partner.html`, async (route) => {
    const headers = { ...route.request().headers(), host: new URL(address).host };
    await route.fulfill({ response: await route.fetch({ url: new URL('/', baseURL).href, headers }) });
  });
  await page.goto(address);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('contentinfo')).toContainText(acme);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const frame of await framesOf(page)) expect(frame.text).not.toContain(home.hero.lead);
  expect(problems).toEqual([]);
});

const slow = samplePartners['slow']?.config?.legalName ?? '';

test("no frame of a partner's landing page shows the main brand with a slow platform (R10.8)", async ({
  page,
  baseURL,
}) => {
  const problems = await watchProblems(page);
  await recordFrames(page);
  const partsOfHome = watchPaths(page, /\/assets\/home-/);
  await page.goto(atPartner(baseURL, 'slow', routes.home));
  await expect(page).toHaveTitle(slow);
  const frames = await framesOf(page);
  expect(frames.length).toBeGreaterThan(1);
  for (const frame of frames) {
    expect([neutralTitle, slow]).toContain(frame.title);
    expect(JSON.stringify(frame)).not.toContain(site.name);
    expect(frame.head).toHaveLength(1);
    expect(frame.head[0]).toContain('rel="icon"');
  }
  expect(frames[0]?.head[0]).toContain(neutralIcon);
  expect(partsOfHome).toEqual([]);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  expect(problems).toEqual([]);
});

test('no frame of another page at a partner shows header, footer or title of the main site (F-H4)', async ({
  page,
  baseURL,
}) => {
  const ofMainFrame = [company.address[0], site.phone.display, 'Book Demo'];
  await recordFrames(page);
  await page.goto(atPartner(baseURL, 'slow', routes.pricing));
  await expect(page.getByRole('contentinfo')).toContainText(slow);
  const title = await page.title();
  for (const frame of await framesOf(page)) {
    expect(['', title]).toContain(frame.title);
    for (const words of ofMainFrame) expect(frame.text).not.toContain(words);
    expect(frame.head).toHaveLength(1);
  }
  expect(ofMainFrame.join()).not.toContain('undefined');
});

test('the main host requests no code or data of partners', async ({ page }) => {
  const paths = watchPaths(page, /partner|subdomain|white-label|projects\/featured/);
  await page.goto(routes.home);
  await untilScripted(page);
  await page.goto(routes.pricing);
  await untilScripted(page);
  expect(paths).toEqual([]);
});
