import { expect, type Page } from '@playwright/test';

import { consentCopy } from '#words/consent.ts';
import { routes } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/api-fault.ts';
import { answer, banner, openAsked, unasked, watchTags } from '#tests/support/browser/consent.ts';
import { openHydrated, untilIdle } from '#tests/support/browser/hydration.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ ...unasked, contextOptions: { reducedMotion: 'reduce' } });

for (const part of ['run-services', 'banner']) {
  test(`where ${part} is blocked there is a warning, and nothing is measured (F-T3)`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const { hits, scripts } = watchTags(page);
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await openHydrated(page, routes.about);
    await warning;
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(routes.faq);
    await expect(banner(page)).toHaveCount(0);
    expect([...hits, ...scripts, ...errors]).toEqual([]);
  });
}

const faults = {
  'is missing': { endpoint: 'tag', mode: '404' },
  'is a page of HTML': { endpoint: 'tag', mode: 'html' },
  'does not arrive': { endpoint: 'tag', mode: 'hang' },
  throws: {
    endpoint: 'tag',
    mode: 'answer',
    status: 200,
    contentType: 'text/javascript',
    body: "throw new Error('The tag is broken')",
  },
} as const;

for (const [name, fault] of Object.entries(faults)) {
  test(`where the tag ${name} the site goes on (F-T10)`, async ({ page, request, baseURL }) => {
    const { scripts } = watchTags(page);
    await setApiFault(request, fault);
    await openAsked(page, atFaultyHost(baseURL, routes.about));
    await answer(page, 'accept').click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => scripts.toSorted()).toEqual(['AW-SAMPLE', 'G-SAMPLE']);
    await expectGoesOn(page);
  });
}

test('where the policy of the host does not know the tags they are warnings, and the site goes on (F-T10)', async ({
  page,
}) => {
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

test("a partner's host has no banner, no tags and no settings (F-T8)", async ({ page, baseURL }) => {
  const problems = await watchProblems(page);
  const { hits, scripts } = watchTags(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(atPartner(baseURL, 'acme', routes.cookies));
  await untilIdle(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: consentCopy.link })).toHaveCount(0);
  expect(fetched.filter((url) => /run-services|banner-|settings-tool/.test(url))).toEqual([]);
  expect([...hits, ...scripts, ...problems]).toEqual([]);
});

async function expectGoesOn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
