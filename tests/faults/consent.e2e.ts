import { expect, type Page } from '@playwright/test';

import { consentCopy } from '#words/consent.ts';
import { routes } from '#src/routes.ts';
import { answer, banner, openAsked, settings, unasked, watchTags } from '#tests/support/browser/consent.ts';
import { openScripted, untilIdle } from '#tests/support/browser/site-script.ts';
import { atFaultyHost, atPartner, setApiFault } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';
import { watchPaths } from '#tests/support/browser/visit.ts';

test.describe.configure({ mode: 'serial' });
test.use({ ...unasked, contextOptions: { reducedMotion: 'reduce' } });

for (const part of ['entry-services', 'banner']) {
  test(`a warning is shown where ${part} is blocked, and nothing is measured (F-T3)`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const { hits, scripts } = watchTags(page);
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await openScripted(page, routes.about);
    await warning;
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(routes.faq);
    await expect(banner(page)).toHaveCount(0);
    expect([...hits, ...scripts, ...errors]).toEqual([]);
  });
}

test('the site works when the tag throws (F-T10)', async ({ page, request, baseURL }) => {
  const { scripts } = watchTags(page);
  await setApiFault(request, {
    ...{ endpoint: 'tag', mode: 'answer', contentType: 'text/javascript' },
    body: "throw new Error('The tag is broken')",
  });
  await openAsked(page, atFaultyHost(baseURL, routes.about));
  await answer(page, 'accept').click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => scripts.toSorted()).toEqual(['AW-SAMPLE', 'G-SAMPLE']);
  await expectGoesOn(page);
});

test('tags that the policy of the host blocks are warnings, and the site works (F-T10)', async ({ page }) => {
  const { hits, scripts } = watchTags(page);
  const problems = await watchProblems(page);
  await page.route(`**${routes.about}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const own = `script-src ${new URL('/assets/', route.request().url()).href}`;
    headers['content-security-policy'] = policy.replace("script-src 'self'", own);
    await route.fulfill({ response, headers });
  });
  await openAsked(page, routes.about);
  expect(problems).toEqual([]);
  await answer(page, 'accept').click();
  await expect(banner(page)).toBeHidden();
  for (const id of ['AW-SAMPLE', 'G-SAMPLE']) {
    await expect
      .poll(() => problems.join('\n'))
      .toMatch(new RegExp(`The policy refused .*/gtag/js\\?id=${id}`));
    await expect.poll(() => problems.join('\n')).toContain(`/gtag/js?id=${id} cannot be loaded`);
  }
  await expectGoesOn(page);
  expect(scripts.toSorted()).toEqual(['AW-SAMPLE', 'G-SAMPLE']);
  expect(hits).toEqual([]);
});

test("a partner's host has no banner, no tags and no settings (R7.14, F-T8)", async ({ page, baseURL }) => {
  const problems = await watchProblems(page);
  const { hits, scripts } = watchTags(page);
  const fetched = watchPaths(page, /banner-|settings-tool/);
  await page.goto(atPartner(baseURL, 'acme', routes.cookies));
  await untilIdle(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: consentCopy.link })).toHaveCount(0);
  expect([...fetched, ...hits, ...scripts, ...problems]).toEqual([]);
});

/** The stored answer, as text. */
const storedLevels = (page: Page) =>
  page.evaluate(() => /"categories":\[[^\]]*\]/.exec(localStorage.getItem('consent') ?? '')?.[0]);

const checkbox = (page: Page, level: 'tracking' | 'targeting') =>
  settings(page).getByRole('checkbox', { name: consentCopy.levels[level].title });

test('an answer in one tab counts in all tabs (F-E27)', async ({ page, context }) => {
  await openAsked(page, routes.about);
  const other = await context.newPage();
  await openAsked(other, routes.faq);
  await answer(other, 'accept').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
  // Cleared in one tab, it is asked for in the others.
  await other.evaluate(() => localStorage.clear());
  await expect(banner(page)).toBeVisible();
});

test('settings that are open show the answer of another tab, and the last answer counts in both (F-E27)', async ({
  page,
  context,
}) => {
  const { hits } = watchTags(page);
  await openAsked(page, routes.about);
  const other = await context.newPage();
  await openAsked(other, routes.faq);
  await answer(page, 'choose').click();
  await expect(checkbox(page, 'tracking')).not.toBeChecked();
  await answer(other, 'accept').click();
  await expect(checkbox(page, 'tracking')).toBeChecked();
  await expect(checkbox(page, 'targeting')).toBeChecked();
  await settings(page).getByRole('button', { name: consentCopy.banner.refuse }).click();
  await expect.poll(() => storedLevels(other)).toBe('"categories":["necessary"]');
  // The tag of the other tab is silent too.
  await expect
    .poll(() => other.evaluate(() => Reflect.get(window, 'ga-disable-G-SAMPLE') === true))
    .toBe(true);
  const before = hits.length;
  await expectGoesOn(page);
  expect(hits).toHaveLength(before);
});

async function expectGoesOn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
