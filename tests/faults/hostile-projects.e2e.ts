import { expect, type Page } from '@playwright/test';

import { partnerCopy } from '#words/partner.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { untilIdle } from '#tests/support/browser/hydration.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { atPartner, makeUpPartner, setPartnerFault } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

const { projects: copy } = partnerCopy;
const legalName = 'Harbour Partners Ltd';
const brand = { subdomainExists: { exists: true, redirect: false }, partnerConfig: { legalName } };

const marketplace = (page: Page) => page.getByRole('region', { name: copy.heading });

for (const fault of [
  ...(['400', '404', '500', 'drop', 'html', 'broken-json', 'null', 'empty'] as const).map((mode) => ({
    mode,
  })),
  ...['{}', '{"content":null}', '{"content":{"0":{"title":"A"}}}', '{"content":[null,7,{}]}'].map((body) => ({
    mode: 'answer' as const,
    body,
  })),
]) {
  test(`there is no marketplace when the projects answer: ${Object.values(fault).at(-1)} (F-A13)`, async ({
    page,
    request,
    baseURL,
  }) => {
    const partner = `projects-${crypto.randomUUID()}`;
    await makeUpPartner(request, partner, brand);
    await setPartnerFault(request, partner, { endpoint: 'featuredProjects', ...fault });
    const settled = new Promise<void>((resolve) => {
      const tell = (call: { url: () => string }) =>
        call.url().endsWith(endpoints.featuredProjects.path) && resolve();
      page.on('requestfinished', tell);
      page.on('requestfailed', tell);
    });
    await page.goto(atPartner(baseURL, partner));
    await settled;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalName);
    await untilIdle(page);
    await expect(marketplace(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: partnerCopy.contactUs })).toBeVisible();
  });
}

test('projects that hang are given up, and the page is complete without (F-A13)', async ({
  page,
  request,
  baseURL,
}) => {
  await makeUpPartner(request, 'hung-projects', brand);
  await setPartnerFault(request, 'hung-projects', { endpoint: 'featuredProjects', mode: 'hang' });
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('featuredProjects failed'),
  );
  await page.goto(atPartner(baseURL, 'hung-projects'));
  expect((await warned).text()).toContain('timeout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalName);
  await expect(marketplace(page)).toHaveCount(0);
});

test('any project has a card, which hides confidential names (F-A15, F-A16)', async ({
  page,
  request,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route(/^https:/, (route) => route.fulfill({ status: 404 }));
  const confidential = { creatorName: 'Secret Holdings', assetClass: { name: 'Credit' } };
  const content = [
    { title: null, shortDescription: 'Without a title', endDate: 'tomorrow' },
    { title: 'Past', endDate: '2020-01-01', targetAmount: -5, currency: 'ZZZ1' },
    { title: 'Huge', endDate: '+275760-09-14', targetAmount: 1e21, currency: 'USD' },
    { title: 'Text for a number', targetAmount: 'NaN', currency: 7 },
    { title: 'Lost picture', picture: { link: 'https://cdn.example/lost.jpg' } },
    { title: 'Hostile picture', picture: { link: 'javascript:globalThis.isInjected=1' } },
    {
      title: '<img src=x onerror="globalThis.isInjected=1">',
      ...confidential,
      keepPublisherConfidential: true,
    },
    { title: 'W'.repeat(5000), ...confidential, keepPublisherConfidential: 'true' },
  ];
  await makeUpPartner(request, 'odd-projects', { ...brand, featuredProjects: { content } });
  await page.goto(atPartner(baseURL, 'odd-projects'));
  const card = (text: string) => marketplace(page).getByRole('article').filter({ hasText: text });
  await expect(marketplace(page).getByRole('article')).toHaveCount(content.length);
  await expect(card('Without a title').getByRole('heading')).toHaveText(copy.untitled);
  await expect(card('Past')).toContainText('0 days left');
  for (const title of ['Past', 'Huge', 'Text for a number']) {
    await expect(card(title)).not.toContainText(copy.target);
  }
  await expect(card('Huge')).not.toContainText('left');
  for (const name of ['Lost picture', 'Hostile picture']) {
    await card(name).scrollIntoViewIfNeeded();
    await expect(card(name).locator('svg[data-drawing]')).toBeVisible();
    await expect(card(name).getByRole('img')).toHaveCount(0);
  }
  for (const width of [320, 1440]) await expectFits(page, width);
  expect(await page.content()).not.toContain('Secret Holdings');
  expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
  expect(errors).toEqual([]);
});
