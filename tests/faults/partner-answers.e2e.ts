import { expect, type Page, test } from '@playwright/test';

import { home } from '#content/pages/home.ts';
import { site } from '#content/site.ts';
import { framesOf, recordFrames } from '#tests/support/browser/frames.ts';
import { atPartner, makeUpPartner, setPartnerFault, watchCalls } from '#tests/support/browser/partner.ts';

const known = { subdomainExists: { exists: true, redirect: false } };
const named = (legalName: string) => ({ ...known, partnerConfig: { legalName } });

/** The platform's own name, with a header and words, and nothing of the main site's home page. */
async function expectNeutralPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle(site.name, { timeout: 15_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(home.hero.lead)).toHaveCount(0);
}

for (const [fault, partner] of [
  ['fails', 'broken'],
  ['cuts the connection', 'offline'],
  ['answers with a page', 'html'],
  ['never answers', 'hang'],
  ['knows no such partner', 'nobody'],
] as const) {
  test(`the landing page is neutral and complete when the platform ${fault}`, async ({ page, baseURL }) => {
    await recordFrames(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(atPartner(baseURL, partner));
    await expectNeutralPage(page);
    for (const { text } of await framesOf(page)) expect(text).not.toContain(home.hero.lead);
    if (partner !== 'nobody') expect(warnings.join()).toContain('subdomainExists failed');
  });
}

test('a partner whose flag says so leads to /not-found once, and nobody is asked again there', async ({
  page,
  baseURL,
}) => {
  const visited: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && visited.push(new URL(sent.url()).pathname));
  await page.goto(atPartner(baseURL, 'gone'));
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(visited).toEqual(['/', '/not-found']);
  const calls = watchCalls(page);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  expect([calls, visited.length]).toEqual([[], 3]);
});

test('a flag that is not strictly true leads nowhere', async ({ page, request, baseURL }) => {
  for (const [index, redirect] of ['false', 'true', 1, null].entries()) {
    const partner = `loose-${index}`;
    await makeUpPartner(request, partner, {
      ...named('Loose & Partners'),
      subdomainExists: { exists: true, redirect },
    });
    await page.goto(atPartner(baseURL, partner));
    await expect(page).toHaveTitle('Loose & Partners');
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('a configuration that cannot be used leaves the theme neutral, and is logged', async ({
  page,
  request,
  baseURL,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  for (const [index, config] of ['null', '[]', '{"legalName":', '<p>'].entries()) {
    const partner = `unset-${index}`;
    await makeUpPartner(request, partner, { ...known, partnerConfig: config });
    await page.goto(atPartner(baseURL, partner));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(() => warnings.filter((text) => text.includes('partnerConfig')).length).toBe(index + 1);
    await expect(page.getByText(home.hero.lead)).toHaveCount(0);
  }
});

test('each field of a configuration is taken on its own', async ({ page, request, baseURL }) => {
  const partnerConfig = {
    logo: 'logo.svg',
    accentColor: 7,
    tagline: { text: 'x' },
    legalName: 'Odd Fields Ltd',
  };
  await makeUpPartner(request, 'odd', { ...known, partnerConfig });
  await page.goto(atPartner(baseURL, 'odd'));
  await expect(page).toHaveTitle('Odd Fields Ltd');
  await expect(page.getByRole('contentinfo')).toContainText('Odd Fields Ltd');
});

test('a brand does not wait for projects', async ({ page, request, baseURL }) => {
  await makeUpPartner(request, 'early', named('Early Bird Ltd'));
  await setPartnerFault(request, 'early', { endpoint: 'featuredProjects', mode: 'hang' });
  await page.goto(atPartner(baseURL, 'early'));
  await expect(page).toHaveTitle('Early Bird Ltd');
});

test.describe('a repeat visit', () => {
  test('begins with the brand of the last one, and follows a change', async ({ page, request, baseURL }) => {
    await makeUpPartner(request, 'again', named('First Name Ltd'));
    await page.goto(atPartner(baseURL, 'again'));
    await expect(page).toHaveTitle('First Name Ltd');
    await setPartnerFault(request, 'again', { endpoint: 'subdomainExists', mode: 'hang' });
    await page.reload();
    await expect(page).toHaveTitle('First Name Ltd');
    await makeUpPartner(request, 'again', named('Second Name Ltd'));
    await page.reload();
    await expect(page).toHaveTitle('Second Name Ltd');

    // It stays when the platform fails, and is forgotten when the partner is gone.
    await setPartnerFault(request, 'again', { endpoint: 'subdomainExists', mode: '500' });
    await page.reload();
    await expect(page).toHaveTitle('Second Name Ltd');
    await makeUpPartner(request, 'again', { subdomainExists: { exists: false, redirect: false } });
    await page.reload();
    await expectNeutralPage(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  for (const [what, kept] of [
    ['of another host', { host: 'other.localhost', config: { legalName: 'Tampered Ltd' } }],
    ['of another shape', ['Tampered Ltd']],
    ['that is no configuration', { host: '', config: 'Tampered Ltd' }],
  ] as const) {
    test(`takes no copy ${what}`, async ({ page, request, baseURL }) => {
      const partner = `kept-${what.replaceAll(' ', '-')}`;
      await makeUpPartner(request, partner, named('True Name Ltd'));
      await page.addInitScript((text) => {
        for (const key of ['partner-brand', `partner-brand ${location.host}`])
          localStorage.setItem(key, text);
      }, JSON.stringify(kept));
      await recordFrames(page);
      await page.goto(atPartner(baseURL, partner));
      await expect(page).toHaveTitle('True Name Ltd');
      expect(JSON.stringify(await framesOf(page))).not.toContain('Tampered');
    });
  }
});
