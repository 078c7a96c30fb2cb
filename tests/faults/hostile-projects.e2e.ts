import { expect, type Page } from '@playwright/test';

import { partnerCopy } from '#words/partner.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { untilIdle } from '#tests/support/browser/hydration.ts';
import { atPartner, makeUpPartner, setPartnerFault } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

const { projects: copy } = partnerCopy;
const legalName = 'Harbour Partners Ltd';
const brand = { subdomainExists: { exists: true, redirect: false }, partnerConfig: { legalName } };

const marketplace = (page: Page) => page.getByRole('region', { name: copy.heading });

for (const fault of [{ mode: '500' }, { mode: 'answer', body: '{"content":null}' }] as const) {
  test(`there is no marketplace when the projects answer: ${fault.mode} (F-A13)`, async ({
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

test('the brand does not wait for projects that hang (F-A13)', async ({ page, request, baseURL }) => {
  await makeUpPartner(request, 'hung-projects', brand);
  await setPartnerFault(request, 'hung-projects', { endpoint: 'featuredProjects', mode: 'hang' });
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('featuredProjects failed'),
  );
  await page.goto(atPartner(baseURL, 'hung-projects'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalName);
  expect((await warned).text()).toContain('timeout');
  await expect(marketplace(page)).toHaveCount(0);
});
