import { expect, type Page } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { home } from '#words/pages/home.ts';
import { partnerCopy } from '#words/partner.ts';
import { languageCodes, languages } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { framesOf, recordFrames } from '#tests/support/browser/frames.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { untilIdle } from '#tests/support/browser/site-script.ts';
import {
  atPartner,
  makeUpPartner,
  partnerHost,
  setApiFault,
  watchCalls,
} from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

/** The title of the landing page of a partner without a name. */
const ownTitle = `${partnerCopy.neutral.title} | ${site.name}`;

const known = { subdomainExists: { exists: true, redirect: false } };

/** The partner's accent; empty if the site's is used. */
const accentOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--color-accent-fill'));

/** A complete page with the platform's name and nothing of the home page. */
async function expectFallbackPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle(ownTitle);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(home.hero.lead)).toHaveCount(0);
}

for (const [fault, partner] of [
  ['fails', 'broken'],
  ['never answers', 'hang'],
  ['knows no such partner', 'nobody'],
] as const) {
  test(`the landing page is the complete fallback page when the platform ${fault} (R10.9, F-A1)`, async ({
    page,
    baseURL,
  }) => {
    await recordFrames(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(atPartner(baseURL, partner));
    await expectFallbackPage(page);
    for (const { text } of await framesOf(page)) expect(text).not.toContain(home.hero.lead);
    // A platform that does not answer is given up after eight seconds.
    if (partner !== 'nobody') await expect.poll(() => warnings.join()).toContain('subdomainExists failed');
  });
}

test('no brand is shown on a host without a partner (F-A2)', async ({ page, request, baseURL }) => {
  await makeUpPartner(request, 'stranger', {
    subdomainExists: { exists: false, redirect: false },
    partnerConfig: { legalName: 'Stranger Ltd', tagline: 'Stranger tagline', accentColor: '#ff0000' },
    featuredProjects: { content: [{ title: 'Stranger project' }] },
  });
  await recordFrames(page);
  const answered = [endpoints.partnerConfig, endpoints.featuredProjects].map(({ path }) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await page.goto(atPartner(baseURL, 'stranger'));
  await Promise.all(answered);
  await expectFallbackPage(page);
  await untilIdle(page);
  expect(JSON.stringify(await framesOf(page))).not.toContain('Stranger');
  expect(await accentOf(page)).toBe('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const code of languageCodes) {
  const { base, dir } = languages[code];
  test(`a partner with redirect true leads to ${base}/not-found once (R2.6, R4.8, R8.9, F-A3)`, async ({
    page,
    baseURL,
  }) => {
    const visited: string[] = [];
    page.on('request', (sent) => sent.isNavigationRequest() && visited.push(new URL(sent.url()).pathname));
    await page.goto(atPartner(baseURL, 'gone', base));
    const end = `${base}/not-found`;
    await expect(page).toHaveURL(new RegExp(`${end}$`));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    expect(visited).toEqual([base || '/', end]);
    const calls = watchCalls(page);
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    expect([calls, visited.length]).toEqual([[], 3]);

    // No link leads back: the platform's own page answers on every host.
    const back = page.getByRole('main').getByRole('link').first();
    await expect(back).toHaveAttribute('href', `https://${site.brandHost}${base || '/'}`);
    const here = page.locator('a[href^="/"]:not([href="/login"])').locator('visible=true');
    await expect(here).toHaveCount(0);
  });
}

test("an unknown address of a partner leads back to the partner's page", async ({ page, baseURL }) => {
  await page.goto(atPartner(baseURL, 'acme', '/no-such-page'));
  await page.getByRole('main').getByRole('link', { name: labels.notFound.action }).click();
  await expect(page).toHaveURL(atPartner(baseURL, 'acme'));
  await expect(page).toHaveTitle('Acme Capital Partners Limited');
});

for (const mode of ['500', 'hang'] as const) {
  test(`a partner is shown with the theme of the platform when its configuration answers: ${mode} (R8.8, F-A5)`, async ({
    page,
    request,
    baseURL,
  }) => {
    const partner = `unconfigured-${mode}`;
    await makeUpPartner(request, partner, {
      ...known,
      featuredProjects: { content: [{ title: 'Cold store' }] },
    });
    await setApiFault(request, { endpoint: 'partnerConfig', mode, host: partnerHost(partner) });
    const warned = page.waitForEvent('console', (message) => message.text().includes('partnerConfig failed'));
    await page.goto(atPartner(baseURL, partner));
    expect((await warned).type()).toBe('warning');
    await expect(page).toHaveTitle(ownTitle);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(partnerCopy.neutral.title);
    await expect(page.getByRole('article')).toHaveText(/Cold store/);
    expect(await accentOf(page)).toBe('');
  });
}

for (const shown of ['pending', 'neutral'])
  for (const width of [390, 1440])
    test(`answers that come while the page is ${shown} move nothing at ${width} px (F-A1)`, async ({
      page,
      baseURL,
    }) => {
      const { legalName = '' } = samplePartners['acme']?.config ?? {};
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShifts(page);
      const release = await hold(page, '**/user/api/v2/public/**');
      // The page is pending for three seconds, and a busy machine may take longer to load it.
      await page.goto(atPartner(baseURL, 'acme'), { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-partner', shown);
      release();
      await expect(page).toHaveTitle(legalName);
      await expect(page.getByRole('banner').getByRole('img', { name: legalName })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    });

test('the brand does not wait for projects that hang (F-A13)', async ({ page, request, baseURL }) => {
  await makeUpPartner(request, 'hung-projects', { ...known, partnerConfig: { legalName: 'Harbour Ltd' } });
  await setApiFault(request, {
    endpoint: 'featuredProjects',
    mode: 'hang',
    host: partnerHost('hung-projects'),
  });
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('featuredProjects failed'),
  );
  await page.goto(atPartner(baseURL, 'hung-projects'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Ltd');
  expect((await failed).text()).toContain('timeout');
  await expect(page.getByRole('region', { name: partnerCopy.projects.heading })).toHaveCount(0);
});

test('an empty configuration leaves the page its own title (F-A6)', async ({ page, request, baseURL }) => {
  await makeUpPartner(request, 'nameless', { ...known, partnerConfig: {} });
  await page.goto(atPartner(baseURL, 'nameless'));
  await expect(page).toHaveTitle(ownTitle);
  await makeUpPartner(request, 'nameless', { ...known, partnerConfig: { tagline: 'Patient capital' } });
  await page.reload();
  await expect(page).toHaveTitle(`Patient capital | ${site.name}`);
});

const named = (legalName: string) => ({ ...known, partnerConfig: { legalName } });

test('a repeat visit starts with the stored brand, and updates it (F-H6)', async ({
  page,
  request,
  baseURL,
}) => {
  await makeUpPartner(request, 'again', named('First Name Ltd'));
  await page.goto(atPartner(baseURL, 'again'));
  await expect(page).toHaveTitle('First Name Ltd');
  await setApiFault(request, { endpoint: 'subdomainExists', mode: 'hang', host: partnerHost('again') });
  await page.reload();
  await expect(page).toHaveTitle('First Name Ltd');
  await makeUpPartner(request, 'again', named('Second Name Ltd'));
  await page.reload();
  await expect(page).toHaveTitle('Second Name Ltd');

  // A failing platform keeps it, an unknown partner removes it.
  await setApiFault(request, { endpoint: 'subdomainExists', mode: '500', host: partnerHost('again') });
  await page.reload();
  await expect(page).toHaveTitle('Second Name Ltd');
  await makeUpPartner(request, 'again', { subdomainExists: { exists: false, redirect: false } });
  await page.reload();
  await expect(page).toHaveTitle(ownTitle);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
